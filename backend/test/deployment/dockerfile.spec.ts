import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { DockerfileParser, type Copy } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';

import { DOCKER, textOf, TOP } from './deployment-files.js';
import { named, workloads } from './kubernetes-objects.js';

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
    expect(users).toEqual([expect.stringMatching(/^(?:nobody|[1-9]\d*:[1-9]\d*)$/)]);
    // What comes behind it is done by that user, also by a program that starts.
    expect(instructions.slice(instructions.findIndex((one) => one.getKeyword() === 'USER')).map((one) => one.getKeyword())).not.toContain(
      'RUN',
    );
    expect(dockerfile.getCMDs().map((one) => one.getArgumentsContent())).toEqual([expect.stringMatching(/^\["/)]);
  });

  it('O-08 begins from images with a version', () => {
    const images = dockerfile.getFROMs().map((from) => from.getImage() ?? '');
    expect(images.filter((one) => !/^[\w./-]+:[\w.-]*\w$/.test(one) || one.endsWith(':latest'))).toEqual([]);
  });
});

describe('docker/Dockerfile', () => {
  const dockerfile = DockerfileParser.parse(textOf('Dockerfile'));
  const [image = '', ...rest] = textOf('Dockerfile')
    .split(/^(?=FROM )/m)
    .reverse();

  it('O-08 has stages, of which the last takes folders by name and runs nothing that installs or builds', () => {
    expect(rest.filter((stage) => stage.startsWith('FROM '))).toHaveLength(2);
    expect(image).not.toMatch(/^RUN .*(?:npm|apt-get)/m);
    const copied = [...image.matchAll(/^COPY --from=(\w+) (\S+) /gm)].map(([, stage, source]) => `${stage} ${source}`);
    expect(copied.sort()).toEqual([
      'build /app/backend/dist',
      'build /app/frontend/dist',
      'packages /app/backend',
      'packages /app/node_modules',
      'packages /app/package.json',
      'packages /usr/local/bin/node',
    ]);
    expect(image.match(/^COPY /gm)).toHaveLength(copied.length);
  });

  it('O-08 its user is a number, the one of docker/k8s and of the folders that it may write', () => {
    const [user = ''] = dockerfile
      .getInstructions()
      .flatMap((one) => (one.getKeyword() === 'USER' ? [one.getArgumentsContent() ?? ''] : []));
    const [uid, gid] = user.split(':').map(Number);
    for (const name of ['recruit-web', 'recruit-worker', 'recruit-migrate'])
      expect(named(workloads, name).spec.template.spec.securityContext).toMatchObject({ runAsUser: uid, runAsGroup: gid, fsGroup: gid });
    expect(image).toContain(`RUN mkdir -m 700 /data /backups && chown ${user} /data /backups`);
    expect(image).toContain('VOLUME ["/data", "/backups"]');
  });

  it('O-08 looks at its health for longer than the answer takes, and has no PostgreSQL unless it is asked for', () => {
    const [, timeout = '0'] = /^HEALTHCHECK .*--timeout=(\d+)s/m.exec(image) ?? [];
    expect(Number(timeout)).toBeGreaterThan(2.5);
    expect(textOf('Dockerfile')).toMatch(/^ARG EMBEDDED_POSTGRES=no$/m);
  });

  it('O-08 what is no source stays out of the build: databases, keys, settings, packages, and what Git and tests keep', () => {
    const ignored = new Set(readFileSync(path.join(TOP, '.dockerignore'), 'utf8').split('\n'));
    const local = ['.git', '.data', '.data-demo', '.nx', '.tmp', '**/node_modules', '**/dist', '**/.env', '**/*.log', 'backend/test'];
    expect(local.filter((one) => !ignored.has(one))).toEqual([]);
  });

  it('O-08 files with secrets, which the pages tell to write, go neither into the build nor into Git', () => {
    const lists = ['.dockerignore', '.gitignore'].map((name) => readFileSync(path.join(TOP, name), 'utf8').split('\n'));
    for (const list of lists) expect(list.some((one) => one.endsWith('.env')) && list.includes('docker/k8s/secret.yaml')).toBe(true);
  });
});

describe('a Dockerfile with faults', () => {
  it('O-08 would be noticed', () => {
    expect(validate('FROM debian:bookworm-slim\nCOPPY a b\nEXPOSE many\n')).toHaveLength(2);
  });
});
