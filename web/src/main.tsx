import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applySettings } from './state/settings.ts';
import { keepScrollRegionsReachable } from './ui/scroll-regions.ts';
import './styles/fonts.css';
import './styles/base.css';
import './styles/controls.css';

applySettings();
keepScrollRegionsReachable();
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
