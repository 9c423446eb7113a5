/** One line of progress; on the error stream, so that what a command prints can be piped. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}
