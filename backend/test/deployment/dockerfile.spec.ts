import { existsSync } from 'node:fs';
import path from 'node:path';

import { DockerfileParser, type Copy } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';

import { DOCKER, textOf, TOP } from './deployment-files.js';

const files = [
  { name: 'Dockerfile', text: textOf('Dockerfile'), context: TOP },
  { name: 'pgbouncer/Dockerfile', text: textOf('pgbouncer', 'Dockerfile'), context: path.join(DOCKER, 'pgbouncer') },
];

/** Folders that an earlier step of the same stage makes. */
const isCopy = (instruction: { getKeyword(): string }): instruction is Copy => instruction.getKeyword() === 'COPY';

describe.each(files)('docker/$name', ({ text, context }) => {
  const dockerfile = DockerfileParser.parse(text);
  const instructions = dockerfile.getInstructions();

  it('O-08 has no fault that a linter finds', () => {
    expect(validate(text).map(({ message }) => message)).toEqual([]);
  });

  it('O-08 copies from files and stages that exist', () => {
    const stages = dockerfile.getFROMs().map((from) => from.getBuildStage());
    for (const copy of instructions.filter(isCopy)) {
      const from = copy.getFromFlag()?.getValue();
      if (from) expect(stages).toContain(from);
      const sources = copy.getArguments().slice(0, -1);
      const here = sources.map((one) => one.getValue());
      if (!from) expect(here.filter((one) => !existsSync(path.join(context, one)))).toEqual([]);
    }
  });

  it('O-08 ends as an ordinary user and starts one program, without a shell that would keep signals from it', () => {
    const users = instructions.filter((one) => one.getKeyword() === 'USER').map((one) => one.getArgumentsContent());
    expect([users.at(-1) === '0' || users.at(-1) === 'root', users.length]).toEqual([false, 1]);
    expect(dockerfile.getCMDs().map((one) => one.getArgumentsContent())).toEqual([expect.stringMatching(/^\["/)]);
  });

  it('O-08 begins from images with a version', () => {
    const images = dockerfile.getFROMs().map((from) => from.getImage() ?? '');
    expect(images.filter((one) => !/^[\w./-]+:[\w.-]*\w$/.test(one) || one.endsWith(':latest'))).toEqual([]);
  });
});

describe('a Dockerfile with faults', () => {
  it('O-08 would be noticed', () => {
    expect(validate('FROM debian:bookworm-slim\nCOPPY a b\nEXPOSE many\n')).toHaveLength(2);
  });
});
