import { say } from './say.mjs';

/** Runs a script's work; a failure is its message, not a stack trace, and exit status 1. */
export function main(work) {
  work().catch((error) => {
    say(error.message);
    process.exit(1);
  });
}
