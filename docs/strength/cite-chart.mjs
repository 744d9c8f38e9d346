// Draws docs/strength/cite.svg from cite-turns.json: node docs/strength/cite-chart.mjs

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const here = (name) => join(import.meta.dirname, name);
const { matches, negotiator, builder } = JSON.parse(readFileSync(here('cite-turns.json'), 'utf8'));

const [width, height, left, bottom, top] = [640, 360, 52, 48, 40];
const x = (turn) => left + ((turn - 1) * (width - left - 150)) / 6;
const y = (cases) => height - bottom - (cases * (height - bottom - top)) / 50;
const line = (cases) => cases.map((value, at) => `${x(at + 1).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
const dots = (cases, colour) =>
  cases
    .map((value, at) => `<circle cx="${x(at + 1).toFixed(1)}" cy="${y(value).toFixed(1)}" r="3.5" fill="${colour}"/>`)
    .join('');
const label = (cases, colour, text, dy) =>
  `<text x="${x(7) + 12}" y="${y(cases[6]) + dy}" fill="${colour}" font-weight="600">${text}</text>`;
const grid = [0, 10, 20, 30, 40, 50]
  .map(
    (value) =>
      `<line x1="${left}" x2="${x(7)}" y1="${y(value)}" y2="${y(value)}" stroke="#d8d2c4"/>` +
      `<text x="${left - 8}" y="${y(value) + 4}" text-anchor="end">${value}</text>`,
  )
  .join('');
const turns = [1, 2, 3, 4, 5, 6, 7]
  .map((turn) => `<text x="${x(turn)}" y="${height - bottom + 20}" text-anchor="middle">${turn}</text>`)
  .join('');

writeFileSync(
  here('cite.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Georgia, serif" font-size="13" fill="#3b3428">
<title>Cases per player by turn, at a table that deals and at one that does not</title>
<rect width="${width}" height="${height}" fill="#fbf8f1"/>
<text x="${left}" y="22" font-size="15" font-weight="600">Cases per player at the end of each turn (${matches} matches each)</text>
${grid}${turns}
<text x="${x(4)}" y="${height - 10}" text-anchor="middle">turn</text>
<polyline points="${line(negotiator.cases)}" fill="none" stroke="#1d6b4f" stroke-width="2.5"/>${dots(negotiator.cases, '#1d6b4f')}
<polyline points="${line(builder.cases)}" fill="none" stroke="#a5452d" stroke-width="2.5" stroke-dasharray="6 4"/>${dots(builder.cases, '#a5452d')}
${label(negotiator.cases, '#1d6b4f', 'negotiators', 4)}
${label(builder.cases, '#a5452d', 'no deals', 4)}
</svg>
`,
);
