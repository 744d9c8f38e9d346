import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applySettings } from './state/settings.ts';
import './styles/fonts.css';
import './styles/base.css';
import './styles/controls.css';

applySettings();
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
// Nothing scrolls before the page is drawn: this need not come with it.
void import('./ui/scroll-regions.ts').then(({ keepScrollRegionsReachable }) => keepScrollRegionsReachable());
