// npm run soak [-- --rounds 3]: the security, growth, crash and fuzz tests with every input and from new seeds, round after round,
// every kind of text for each function that reads texts, the laws of the fit over 10,000 random athletes, all recorded readings of
// the library for grammar, the campaign whose server is killed 20 times, every page in both widths while it comes, every step of the
// Docker image, and Prettier's look at every file.
import './lib/require-node.mjs';
import { availableParallelism } from 'node:os';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { main } from './lib/main.mjs';
import { findChromium } from './lib/find-chromium.mjs';
import { environment, inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { say } from './lib/say.mjs';

const FILES = ['test/security', 'test/growth/routes', 'test/crash', 'test/fuzz', 'test/deployment'];

const READINGS = 'src/modules/ai/grammar/adapters/harper/english';

const FIT_LAWS = 'src/modules/schools/fit/domain/fit-laws';
const FIT_ATHLETES = 10_000;

function roundsAsked() {
  const at = process.argv.indexOf('--rounds');
  const rounds = at < 0 ? 1 : Number(process.argv[at + 1]);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number from 1 on');
  return rounds;
}

/** A process for each processor, each with its share of the athletes. */
function fitLaws(env) {
  const processes = availableParallelism();
  const athletes = String(Math.ceil(FIT_ATHLETES / processes));
  const shares = Array.from({ length: processes }, (_, share) => ({ FIT_LAW_ATHLETES: athletes, FIT_LAW_SHARE: String(share) }));
  return Promise.all(
    shares.map((share) =>
      run('jest', ['--ci', FIT_LAWS, '--selectProjects', 'unit'], { cwd: inRoot('backend'), env: { ...env, ...share } }),
    ),
  );
}

main(async () => {
  const rounds = roundsAsked();
  await ensureInstalled();
  await ensureBuilt();
  for (let round = 1; round <= rounds; round += 1) {
    say(`\n── round ${round} of ${rounds}`);
    const env = environment({ SOAK_ROUND: String(round) });
    const { code } = await run('jest', ['--ci', ...FILES, '--selectProjects', 'api'], { cwd: inRoot('backend'), env });
    const readings = await run('jest', ['--ci', READINGS, '--selectProjects', 'medium'], { cwd: inRoot('backend'), env });
    const growth = await run('jest', ['--ci', 'test/growth/growth.spec', '--selectProjects', 'unit'], { cwd: inRoot('backend'), env });
    const laws = await fitLaws(env);
    const browser = await run('playwright', ['test', 'trusted-campaign', 'still-pages', '--reporter=list'], {
      cwd: inRoot('frontend'),
      env: { ...env, CHROMIUM_PATH: await findChromium() },
    });
    const layout = await run('node', [inRoot('scripts', 'check-layout.mjs'), '--whole'], { env });
    if ([{ code }, readings, growth, ...laws, browser, layout].some((part) => part.code !== 0)) throw new Error(`Round ${round} failed.`);
  }
});
