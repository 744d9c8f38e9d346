import { run } from './program.ts';

// Whoever reads our output may stop reading (`pentapolis ... | head`); that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

process.exitCode = await run(process.argv.slice(2));
