import { FLOODS } from './floods.ts';

/* Floods a server as fast as it can until it is told to end, then says how much it sent. Arguments: address, kind. */

const [address = '', kind = ''] = process.argv.slice(2);
const flood = FLOODS[kind];
if (flood === undefined) throw new Error(`no flood is named ${kind}`);
let count = 0;
process.on('SIGTERM', () => {
  process.stdout.write(JSON.stringify({ sent: count }), () => process.exit(0));
});
for (;;) {
  await flood(new URL(address), () => {
    count++;
  });
  await new Promise((resolve) => setImmediate(resolve));
}
