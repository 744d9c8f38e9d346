/** One planted file: where it stands, what it says, and the rules that must refuse it (none: the control). */
export interface Plant {
  file: string;
  code: string;
  rules: readonly string[];
}

const wall = 'lint/style/noRestrictedImports';
const undeclared = 'lint/correctness/noUndeclaredDependencies';

const clean = (file: string, code: string): Plant => ({ file, code, rules: [] });
const bad = (file: string, code: string, ...rules: string[]): Plant => ({ file, code, rules });
const take = (from: string) => `import { thing } from '${from}';\nexport const used = thing;\n`;
const takeType = (from: string) => `import type { Thing } from '${from}';\nexport type Used = Thing;\n`;

/** What every room may do. If a wall were too high, one of these would be reported. */
export const controls: readonly Plant[] = [
  clean(
    'kernel/src/ok.ts',
    take('./near.ts') + take('@noble/hashes/sha2.js').replaceAll('thing', 'sha256').replace('used', 'hash'),
  ),
  clean('kernel/src/conformance/ok.ts', take('../near.ts')),
  clean('kernel/test/ok.test.ts', take('../src/near.ts')),
  clean('wire/src/ok.ts', take('zod') + takeType('@pentapolis/kernel')),
  clean('games/akropolis/rules/ok.ts', take('@pentapolis/kernel')),
  clean('games/akropolis/bot/ok.ts', take('../rules/near.ts')),
  clean('games/akropolis/bot/deep/ok.ts', take('../../rules/near.ts')),
  clean('games/akropolis/table/ok.tsx', take('@pentapolis/kit') + takeType('../rules/near.ts')),
  clean('games/akropolis/text/ok.ts', take('../rules/near.ts') + takeType('../rulebook/near.ts')),
  clean('games/akropolis/rulebook/ok.ts', takeType('../rules/near.ts')),
  clean('games/akropolis/test/ok.test.ts', take('../bot/near.ts')),
  clean('games/catalogue/src/ok.ts', "export const game = () => import('@pentapolis/akropolis/bot');\n"),
  clean('bots/src/ok.ts', take('@pentapolis/catalogue')),
  clean('lab/src/near.ts', 'export const thing = 1;\n'),
  clean('lab/src/ok.ts', take('@pentapolis/bots')),
  clean('server/src/ok.ts', take('@pentapolis/wire')),
  clean('web/src/ok.tsx', take('@pentapolis/kit')),
  clean('web/kit/src/ok.tsx', take('react')),
  clean('cli/src/ok.ts', take('@pentapolis/server')),
];

/** One breach each. */
export const breaches: readonly Plant[] = [
  bad('kernel/src/node.ts', take('node:fs'), wall),
  bad('kernel/src/upwards.ts', takeType('@pentapolis/wire'), wall, undeclared),
  bad('kernel/src/package.ts', take('zod'), wall, undeclared),
  bad('kernel/src/root.ts', take('pure-rand'), wall),
  bad('kernel/src/climb.ts', takeType('../../wire/src/index.ts'), wall),
  bad('kernel/src/conformance/climb.ts', take('../../../games/akropolis/rules/index.ts'), wall),
  bad('kernel/src/dynamic.ts', "export const load = () => import('@pentapolis/bots');\n", wall, undeclared),
  bad(
    'kernel/src/re-export.ts',
    "export { thing } from '@pentapolis/bots';\n",
    wall,
    undeclared,
    'lint/performance/noBarrelFile',
  ),
  bad('kernel/src/inline-type.ts', "export type T = import('../../wire/src/index.ts').T;\n", 'plugin'),
  bad('kernel/src/clock.ts', 'export const now = () => Date.now();\n', 'lint/style/noRestrictedGlobals'),
  bad('kernel/src/dice.ts', 'export const roll = () => Math.random();\n', 'plugin'),
  bad('kernel/src/talk.ts', "console.log('hello');\nexport {};\n", 'lint/suspicious/noConsole'),
  bad('kernel/test/climb.test.ts', take('../../games/akropolis/rules/index.ts'), wall),
  bad('wire/src/server.ts', take('@pentapolis/server'), wall, undeclared),

  bad('games/akropolis/rules/bot.ts', take('../bot/near.ts'), wall),
  bad('games/akropolis/rules/deep/table.ts', takeType('../../table/near.tsx'), wall),
  bad('games/akropolis/rules/react.ts', take('react'), wall),
  bad('games/akropolis/rules/kit.ts', take('@pentapolis/kit'), wall),
  bad('games/akropolis/rules/rival.ts', take('../../citadels/rules/near.ts'), wall),
  bad('games/akropolis/rules/dice.ts', 'export const roll = () => Math.random();\n', 'plugin'),
  bad('games/akropolis/rules/talk.ts', "console.log('hello');\nexport {};\n", 'lint/suspicious/noConsole'),
  bad('games/akropolis/bot/table.ts', take('../table/near.tsx'), wall),
  bad('games/akropolis/bot/bots.ts', take('@pentapolis/bots'), wall, undeclared),
  bad('games/akropolis/bot/rival.ts', take('../../citadels/rules/near.ts'), wall),
  bad('games/akropolis/rules/text.ts', take('../text/near.ts'), wall),
  bad('games/akropolis/text/bot.ts', take('../bot/near.ts'), wall),
  bad('games/akropolis/text/talk.ts', "console.log('hello');\nexport {};\n", 'lint/suspicious/noConsole'),
  bad('games/akropolis/text/node.ts', take('node:fs'), wall),
  bad('games/akropolis/table/bot.tsx', take('../bot/near.ts'), wall),
  bad('games/akropolis/table/web.tsx', take('@pentapolis/web'), wall, undeclared),
  bad('games/akropolis/table/climb.tsx', take('../../../web/src/near.tsx'), wall),
  bad('games/akropolis/table/aria.tsx', take('react-aria-components'), wall, undeclared),
  bad('games/akropolis/rulebook/node.ts', take('node:fs'), wall),
  bad('games/akropolis/rulebook/table.ts', take('../table/near.tsx'), wall),
  bad('games/akropolis/test/server.test.ts', take('@pentapolis/server'), wall, undeclared),
  bad('games/catalogue/src/server.ts', take('@pentapolis/server'), wall, undeclared),
  bad('games/catalogue/src/climb.ts', take('../../akropolis/rules/near.ts'), wall),

  bad('bots/src/game.ts', takeType('@pentapolis/akropolis'), wall, undeclared),
  bad('bots/src/climb.ts', take('../../games/akropolis/bot/near.ts'), wall),
  bad('bots/src/upwards.ts', take('@pentapolis/lab'), wall, undeclared),
  bad('lab/src/game.ts', "export const load = () => import('@pentapolis/akropolis');\n", wall, undeclared),
  bad('lab/src/upwards.ts', takeType('@pentapolis/server'), wall, undeclared),
  bad('server/src/web.ts', takeType('@pentapolis/web'), wall, undeclared),
  bad('server/src/kit.ts', takeType('@pentapolis/kit'), wall, undeclared),
  bad('server/src/climb.ts', takeType('../../web/src/near.ts'), wall),
  bad('server/src/cli.ts', take('@pentapolis/cli'), wall, undeclared),
  bad('server/src/game.ts', take('@pentapolis/akropolis'), wall, undeclared),
  bad('web/src/server.ts', takeType('@pentapolis/server'), wall, undeclared),
  bad('web/src/climb.ts', takeType('../../server/src/near.ts'), wall),
  bad('web/src/game.ts', take('@pentapolis/akropolis/table'), wall, undeclared),
  bad('web/src/cli.ts', take('@pentapolis/cli'), wall, undeclared),
  bad('web/kit/src/shell.tsx', take('../../src/near.tsx'), wall),
  bad('web/kit/src/game.tsx', takeType('@pentapolis/akropolis'), wall, undeclared),
  bad('web/kit/src/wire.tsx', takeType('@pentapolis/wire'), wall, undeclared),
  bad('cli/src/web.ts', take('@pentapolis/web'), wall, undeclared),
  bad('cli/src/game.ts', take('@pentapolis/akropolis'), wall, undeclared),
  bad('cli/src/climb.ts', take('../../server/src/near.ts'), wall),

  bad('scripts/lib/package.mjs', take('zod'), wall, undeclared),
  bad('bin/room.mjs', take('../cli/src/main.ts'), wall),

  bad('bots/src/ring-a.ts', takeType('./ring-b.ts'), 'lint/suspicious/noImportCycles'),
  bad(
    'bots/src/ring-b.ts',
    takeType('./ring-a.ts').replaceAll('Thing', 'Used').replace('type Used =', 'type Thing ='),
    'lint/suspicious/noImportCycles',
  ),
  bad('lab/src/undeclared.ts', take('left-pad'), undeclared),
  bad('lab/src/default.ts', 'export default 1;\n', 'lint/style/noDefaultExport'),
  bad('lab/src/any.ts', 'export const f = (x: any) => x;\n', 'lint/suspicious/noExplicitAny'),
  bad('lab/src/enum.ts', 'export enum Colour {\n  red,\n}\n', 'lint/style/noEnum'),
  bad('lab/src/barrel.ts', "export * from './near.ts';\n", 'lint/performance/noBarrelFile'),
  bad('lab/src/CamelCase.ts', 'export const a = 1;\n', 'lint/style/useFilenamingConvention'),
  bad('lab/src/extension.ts', take('./near'), 'lint/correctness/useImportExtensions'),
  bad(
    'lab/src/floating.ts',
    'async function work() {}\nexport function f() {\n  work();\n}\n',
    'lint/nursery/noFloatingPromises',
  ),
  bad(
    'lab/src/switch.ts',
    "type Side = 'left' | 'right';\nexport function f(side: Side) {\n  switch (side) {\n    case 'left':\n      return 1;\n  }\n  return 0;\n}\n",
    'lint/nursery/useExhaustiveSwitchCases',
  ),
  bad(
    'web/src/hook.tsx',
    "import { useState } from 'react';\nexport const f = (yes: boolean) => yes && useState(0);\n",
    'lint/correctness/useHookAtTopLevel',
  ),
  bad('lab/src/long.ts', `${'// one line\n'.repeat(401)}export {};\n`, 'lint/style/noExcessiveLinesPerFile'),
];
