import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const TOP = path.join(import.meta.dirname, '../../..');

/** The command of `npm run fit-check` with a folder or without one. */
function fitCheck(...words: string[]) {
  return spawnSync(process.execPath, [path.join('scripts', 'fit-check.mjs'), ...words], { cwd: TOP, encoding: 'utf8' });
}

const rowsOf = (text: string) => text.split('\n').filter((line) => line.startsWith('| '));

describe('npm run fit-check', () => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  /** A folder with one FBS team and a roster file of each season, `players` being [id, class, height, weight]. */
  function folderOf(seasons: Record<number, [number, string, number, number][]>): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'fit-check-'));
    folders.push(folder);
    writeFileSync(path.join(folder, 'schools.csv'), 'cfbd_name,subdivision\nAkron,FBS\nBates,FCS\n');
    for (const [season, players] of Object.entries(seasons)) {
      const lines = players.map(([id, label, height, weight]) => `${season},Akron,QB,${label},${height},${weight},${id}`);
      const head = 'season,team,position_group,class_label,height_in,weight_lb,athlete_id';
      const other = `${season},Bates,QB,Fr,60,150,${season}`;
      writeFileSync(path.join(folder, `rosters-${season}.csv`), `${[head, ...lines, other].join('\n')}\n`);
    }
    return folder;
  }

  it('F-14 prints the table of docs/fit.md from the bundled figures', () => {
    const { status, stdout, stderr } = fitCheck();
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const documented = rowsOf(readFileSync(path.join(TOP, 'docs/fit.md'), 'utf8'));
    expect(rowsOf(stdout)).toHaveLength(10);
    expect(documented).toEqual(expect.arrayContaining(rowsOf(stdout)));
  });

  it('F-14 the page says which divisions size cannot tell apart, and until when', () => {
    const page = readFileSync(path.join(TOP, 'docs/fit.md'), 'utf8').replaceAll(/\s+/gu, ' ');
    expect(page).toContain('Size does not tell FBS and FCS apart');
    expect(page).toContain('cannot be compared at all until their rosters are loaded');
  });

  it('F-14 judges first-year players of the newest season who are on no earlier roster, by earlier seasons alone', () => {
    const earlier = Array.from({ length: 60 }, (_, at): [number, string, number, number] => [at, 'Fr', 72 + (at % 5), 190 + at]);
    const newest: [number, string, number, number][] = [
      [1, 'Fr', 74, 200],
      [500, 'So', 74, 200],
      [501, 'Fr', 84, 320],
      [502, 'Fr', 84, 320],
    ];
    const { stdout } = fitCheck(folderOf({ 2030: earlier, 2031: newest }));
    expect(stdout).toContain('FBS rosters of 2031');
    // Both new players are larger than everybody of 2030, so they have the highest score; one of their own season would not.
    expect(rowsOf(stdout).find((row) => row.startsWith('| QB'))).toMatch(/^\| QB \| 2 \| (\d+) \| \1 \| \1 \| 0% \| 0% \| 100% \|/u);
  });

  it('F-14 one season alone cannot be judged by an earlier one, and says so', () => {
    const { status, stderr } = fitCheck(folderOf({ 2031: [[1, 'Fr', 74, 200]] }));
    expect(status).toBe(1);
    expect(stderr).toContain('The folder needs rosters of two seasons at least.');
  });
});
