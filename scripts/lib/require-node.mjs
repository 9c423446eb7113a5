/** Says in one line that the Node at hand is too old for what follows. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Recruit needs Node 20.19 or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
}
