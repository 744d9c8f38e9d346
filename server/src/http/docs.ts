import type { OpenAPIHono } from '@hono/zod-openapi';
import { api } from '@pentapolis/wire';
import type { Env } from './env.ts';

const INFO = {
  openapi: '3.1.0',
  info: {
    title: 'Pentapolis',
    version: '1',
    description:
      'Making, joining and looking at matches. They are played over socket.io, see wire/src/index.ts.',
  },
} as const;

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The OpenAPI document, and the same as a page for people. To be added after all other routes. */
export function docRoutes(app: OpenAPIHono<Env>): void {
  // made while the server starts: whoever asks for it later keeps nobody waiting
  const document = app.getOpenAPI31Document(INFO);
  const text = JSON.stringify(document);
  app.get(api.openapi, (c) => c.body(text, 200, { 'Content-Type': 'application/json' }));
  app.get('/api', (c) => {
    const { paths = {}, info } = document;
    const rows = Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item as Record<string, { summary?: string }>).map(
        ([method, { summary = '' }]) =>
          `<tr><td>${method.toUpperCase()}<td><code>${escapeHtml(path)}</code><td>${escapeHtml(summary)}`,
      ),
    );
    return c.html(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>${info.title} API</title>` +
        `<meta name="viewport" content="width=device-width"><h1>${info.title} API</h1>` +
        `<p>${escapeHtml(info.description ?? '')} <a href="${api.openapi}">OpenAPI</a>` +
        `<table>${rows.join('')}</table></html>`,
    );
  });
}
