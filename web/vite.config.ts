import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://localhost:${process.env.PORT ?? '3000'}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // light-dark(), popover, :has() and nesting are used as they are.
    target: ['chrome123', 'firefox125', 'safari17.5'],
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    // The budgets of the page are read from it (scripts/budget.mjs).
    manifest: true,
  },
  server: {
    port: 3220,
    strictPort: false,
    proxy: {
      '/api': server,
      '/socket.io': { target: server, ws: true },
    },
  },
});
