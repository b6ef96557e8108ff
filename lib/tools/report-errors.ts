import { messageOf } from './error-messages';

/** For the entries in `scripts`: an error that nobody catches is told without its stack, and fails the command. */
process.on('uncaughtException', (error) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
