import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';

import { DockerfileParser, type Copy, type Instruction } from 'dockerfile-ast';

import { textOf, TOP } from './deployment-files.js';
import { contextFiles, copy, copyApart, linkPackages, move, ownFolder, placeNode, USER } from './image-folder.js';

interface Stage {
  name: string;
  root: string;
  env: Record<string, string>;
}

/** Authorities and registry of the network that the tests run in; an image is made in one that needs none, or has its own. */
const NETWORK = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => ['NODE_EXTRA_CA_CERTS', 'npm_config_registry'].includes(name)),
);

const hasTool = (name: string) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * Carries out docker/Dockerfile in a folder: each stage is a folder in it. `whole`: every step, as an ordinary user, with the
 * registry of packages. Otherwise packages and build are taken from here, and only the other steps are carried out.
 */
export class ImageSteps {
  /** What was done, step by step. */
  readonly done: string[] = [];
  private readonly stages: Stage[] = [];
  private readonly dockerfile = DockerfileParser.parse(textOf('Dockerfile'));

  constructor(
    private readonly folder: string,
    private readonly whole: boolean,
    /** Where npm is. */
    private readonly programs: string,
  ) {}

  /** Folder and environment of the finished image. */
  run(): Stage {
    for (const instruction of this.dockerfile.getInstructions()) this.step(instruction);
    return this.stage;
  }

  /** The words of the health check, and of the program that starts. */
  get commands(): { health: string[]; start: string[] } {
    const health = /HEALTHCHECK[\s\S]*?CMD (\[.*\])/.exec(textOf('Dockerfile'))?.[1] ?? '[]';
    const start = this.dockerfile.getCMDs()[0]?.getArgumentsContent() ?? '[]';
    return { health: JSON.parse(health) as string[], start: JSON.parse(start) as string[] };
  }

  private get stage(): Stage {
    const last = this.stages.at(-1);
    if (!last) throw new Error('a step before the first FROM');
    return last;
  }

  private get app(): string {
    return path.join(this.stage.root, 'app');
  }

  private step(instruction: Instruction): void {
    const words = instruction.getArgumentsContent() ?? '';
    this.done.push(`${instruction.getKeyword()} ${words}`);
    switch (instruction.getKeyword()) {
      case 'FROM':
        return this.begin(words);
      case 'COPY':
        return this.copy(instruction as Copy);
      case 'RUN':
        return this.runLine(words);
      case 'ARG':
      case 'ENV':
        return this.setVariables(words);
      default:
        // WORKDIR is /app everywhere; USER, VOLUME, EXPOSE, HEALTHCHECK, STOPSIGNAL and CMD change no file.
        return undefined;
    }
  }

  private begin(words: string): void {
    const name = / AS (\w+)$/.exec(words)?.[1] ?? 'image';
    const root = path.join(this.folder, name);
    this.stages.push({ name, root, env: {} });
    ownFolder(root);
    ownFolder(path.join(root, 'app'));
    if (words.startsWith('node:')) placeNode(root);
  }

  private setVariables(words: string): void {
    for (const word of words.split(' ')) {
      const [name = '', value = ''] = word.split('=');
      this.stage.env[name] = value;
    }
  }

  private copy(instruction: Copy): void {
    const words = instruction.getArguments().map((one) => one.getValue());
    const to = words.pop() ?? '';
    const from = instruction.getFromFlag()?.getValue();
    const source = this.stages.find(({ name }) => name === from)?.root;
    const target = path.resolve(this.app, to.startsWith('/') ? path.join(this.stage.root, to) : to);
    const placeOf = (word: string) => (to.endsWith('/') ? path.join(target, path.basename(word)) : target);
    for (const word of words) {
      if (word === '.') this.copyContext();
      else if (source === undefined) this.fromHere(word, placeOf(word));
      else if (this.whole) copy(path.join(source, word), placeOf(word));
      else move(path.join(source, word), placeOf(word));
    }
  }

  private fromHere(file: string, to: string): void {
    if (this.whole) copyApart(path.join(TOP, file), to);
    else copy(path.join(TOP, file), to);
  }

  private copyContext(): void {
    if (this.whole) for (const file of contextFiles()) this.fromHere(file, path.join(this.app, file));
  }

  private runLine(line: string): void {
    if (line.startsWith('mkdir ')) {
      for (const one of line.match(/ \/\w+/g) ?? []) ownFolder(path.join(this.stage.root, one.trim()));
    } else if (line.startsWith('apt-get ')) {
      this.afterInstalling(line);
    } else if (this.whole || !this.takenFromHere(line)) {
      this.shell(line);
    }
  }

  /** An ordinary user may not install: what follows is done with the tools of this machine, if it has them. */
  private afterInstalling(line: string): void {
    const then = line.split(' && ').slice(2).join(' && ');
    if (hasTool(then.split(' ')[0] ?? '')) this.shell(then);
  }

  /** Whether packages or build were taken from here instead. */
  private takenFromHere(line: string): boolean {
    const isBuild = line === 'node scripts/build.mjs';
    if (isBuild) for (const part of ['backend/dist', 'frontend/dist']) copy(path.join(TOP, part), path.join(this.app, part));
    if (line.startsWith('npm ci ') && line.includes('--omit=dev')) linkPackages(this.app);
    return isBuild || line.startsWith('npm ci ');
  }

  private shell(line: string): void {
    const { root, env } = this.stage;
    // With links the files belong to somebody else, who alone may remove them.
    const user = this.whole ? USER : {};
    if (this.whole && USER.uid !== undefined) execFileSync('chown', ['-R', `${USER.uid}:${USER.gid}`, root]);
    const own = { HOME: root, PATH: `${path.join(root, 'usr/local/bin')}:${this.programs}`, ...NETWORK };
    execFileSync('/bin/sh', ['-c', line], { cwd: this.app, env: { ...own, ...env }, stdio: ['ignore', 'ignore', 'inherit'], ...user });
  }
}
