import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GameSummaryDto, MaxPrepsImportDto } from '@/shared/api';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { userFixture } from '@/shared/testing/user-fixture';
import { ProfilePage } from '../profile-page';

/** No answer: the connection broke. */
function lost(): never {
  throw new TypeError('Failed to fetch');
}

const summary: GameSummaryDto = {
  figures: [{ key: 'carries', label: 'Carries', group: 'rushing', kind: 'whole', min: 0, max: 100 }],
  seasons: [{ season: 2026, games: 0, totals: {}, derived: {}, recentGames: [], earlierGames: [] }],
  career: { games: 0, totals: {}, derived: {} },
  defaultSeason: 2026,
};

const brought: MaxPrepsImportDto = {
  imported: { added: 1, updated: 0, unchanged: 0 },
  games: [{ opponent: '<b>Bowie</b>', date: '2026-09-18', season: 2026, outcome: 'added', stats: { carries: 6 } }],
  seasons: { from: 2026, to: 2026 },
  athleteName: 'Jordan Testerman',
  notes: ['Akins, Sep 25, 2026: kept a figure that you wrote yourself.'],
};

const page = 'https://www.maxpreps.com/tx/austin/westlake/athletes/jordan-testerman/?careerid=abc123def456g';
const keys = userEvent.setup({ delay: null });
const button = (name: string) => screen.getByRole('button', { name });

async function open(user: object, routes: FakeRoutes = {}) {
  const asked = fakeApi({
    'GET /api/user': { json: { ...userFixture, jerseyNumber: '12', ...user } },
    'GET /api/user/mail-sender': { json: { via: 'outbox', address: 'a', replyTo: 'a', ready: true, reason: null } },
    'GET /api/user/games/summary': { json: summary },
    ...routes,
  });
  renderPage(<ProfilePage />, '/profile?tab=stats');
  await screen.findByRole('button', { name: 'Sync MaxPreps' });
  return (path: string) => asked.filter((request) => request.method === 'POST' && request.path === path);
}

describe('figures from MaxPreps', () => {
  it('P-10 cannot sync without a page, and says where to put it', async () => {
    await open({ maxPrepsId: null });
    expect(button('Sync MaxPreps')).toBeDisabled();
    expect(button('Sync MaxPreps')).toHaveAccessibleDescription('Add your MaxPreps page under Data first.');
    expect(screen.getByRole('link', { name: 'under Data' })).toHaveAttribute('href', '/profile?tab=data');
  });

  it('P-10 P-13 syncs once for one press, says so and shows what came in as text', async () => {
    let answer: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const sent = await open(
      { maxPrepsId: page },
      {
        'POST /api/user/sync-maxpreps': () => held.then(() => ({ json: brought })),
      },
    );
    await keys.click(button('Sync MaxPreps'));
    expect(await screen.findByRole('button', { name: 'Syncing...' })).toBeDisabled();
    answer?.();
    expect(await screen.findByText('Stats Synced!')).toBeVisible();
    expect(screen.getByText('Your MaxPreps statistics have been successfully imported.')).toBeVisible();
    const report = within(await screen.findByRole('region', { name: 'Last MaxPreps sync' }));
    expect(report.getByText('From the page of Jordan Testerman: 1 game added · season 2026')).toBeVisible();
    expect(report.getByText('New: Sep 18, 2026 vs. <b>Bowie</b>')).toBeVisible();
    expect(report.getByText('Carries 6')).toBeVisible();
    expect(report.getByText('Akins, Sep 25, 2026: kept a figure that you wrote yourself.')).toBeVisible();
    await keys.click(report.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Last MaxPreps sync' })).not.toBeInTheDocument());
    expect(sent('/api/user/sync-maxpreps')).toHaveLength(1);
  });

  it('P-13 says "Sync Failed" with the words of the server', async () => {
    const message = 'MaxPreps took too long to answer.';
    await open(
      { maxPrepsId: page },
      {
        'POST /api/user/sync-maxpreps': { status: 503, json: { message, code: 'maxpreps_timeout', errors: [] } },
      },
    );
    await keys.click(button('Sync MaxPreps'));
    expect(await screen.findByText('Sync Failed')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    await waitFor(() => expect(button('Sync MaxPreps')).toBeEnabled());
  });

  it('P-13 a second sync within the minute is asked to wait, and is no failure', async () => {
    const refused = { status: 429, json: { message: 'Too many tries.', code: 'too_many_requests', errors: [] } };
    await open({ maxPrepsId: page }, { 'POST /api/user/sync-maxpreps': refused });
    await keys.click(button('Sync MaxPreps'));
    expect(await screen.findByText('Please wait a minute')).toBeVisible();
    expect(screen.queryByText('Sync Failed')).not.toBeInTheDocument();
  });

  it('P-10 shows what a stat file would bring before it is stored', async () => {
    const sent = await open({ maxPrepsId: null }, { 'POST /api/user/import-stat-file': { json: brought } });
    await keys.click(button('Import stat file'));
    const dialog = within(screen.getByRole('dialog', { name: 'Import stat file' }));
    expect(dialog.getByLabelText('Jersey Number')).toHaveValue('12');
    await keys.click(dialog.getByRole('button', { name: 'Preview' }));
    expect(await dialog.findByText('Opponent is required')).toBeVisible();
    await keys.type(dialog.getByLabelText('Opponent'), 'Bowie');
    await keys.type(dialog.getByLabelText('Date'), '2026-09-18');
    await keys.click(dialog.getByRole('button', { name: 'Preview' }));
    expect(await dialog.findByText('Choose the .txt file that was exported for MaxPreps.')).toBeVisible();
    await keys.upload(dialog.getByLabelText('Stat text file'), new File(['Jersey|RushingNum\n12|6'], 'game.txt', { type: 'text/plain' }));
    await keys.click(dialog.getByRole('button', { name: 'Preview' }));
    expect(await dialog.findByText(/^This is what Recruit would store: 1 game added/u)).toBeVisible();
    await keys.click(dialog.getByRole('button', { name: 'Import' }));
    expect(await dialog.findByText(/^Imported: 1 game added/u)).toBeVisible();
    await keys.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const forms = sent('/api/user/import-stat-file').map(({ body }) => Object.fromEntries(body as FormData));
    expect(forms.map(({ dryRun, jersey, opponent, date }) => [dryRun, jersey, opponent, date])).toEqual([
      ['true', '12', 'Bowie', '2026-09-18'],
      ['false', '12', 'Bowie', '2026-09-18'],
    ]);
  });

  it('P-10 refuses a file of another kind at once, and says what a lost connection may have left', async () => {
    let isLost = false;
    await open({ maxPrepsId: null }, { 'POST /api/user/import-stat-file': () => (isLost ? lost() : { json: brought }) });
    await keys.click(button('Import stat file'));
    const dialog = within(screen.getByRole('dialog'));
    const field = dialog.getByLabelText('Stat text file');
    await userEvent.setup({ applyAccept: false }).upload(field, new File(['%PDF'], 'game.pdf', { type: 'application/pdf' }));
    expect(field).toHaveAccessibleDescription('This is not a stat file. Choose the .txt file that was exported for MaxPreps.');
    expect(dialog.queryByText('game.pdf')).toBeNull();
    await keys.upload(field, new File(['Jersey|RushingNum'], 'GAME.TXT', { type: '' }));
    expect(field).not.toHaveAccessibleDescription();
    await keys.type(dialog.getByLabelText('Opponent'), 'Bowie');
    await keys.type(dialog.getByLabelText('Date'), '2026-09-18');
    await keys.click(dialog.getByRole('button', { name: 'Preview' }));
    isLost = true;
    await keys.click(await dialog.findByRole('button', { name: 'Import' }));
    expect(await dialog.findByText(/may be saved already. Import it again: nothing is added twice/u)).toBeVisible();
  });

  it('P-10 shows what is wrong with a file beside it, and with the jersey beside that', async () => {
    const errors = [
      { field: 'statsFile', code: 'x', message: 'Line 3, Sacks: “a” is not a number.' },
      { field: 'jersey', code: 'x', message: 'The file has no line for jersey 12.' },
    ];
    await open({}, { 'POST /api/user/import-stat-file': { status: 400, json: { message: 'x', code: 'invalid_input', errors } } });
    await keys.click(button('Import stat file'));
    const dialog = within(screen.getByRole('dialog'));
    await keys.upload(dialog.getByLabelText('Stat text file'), new File(['x'], 'game.txt', { type: 'text/plain' }));
    await keys.type(dialog.getByLabelText('Opponent'), 'Bowie');
    await keys.type(dialog.getByLabelText('Date'), '2026-09-18');
    await keys.click(dialog.getByRole('button', { name: 'Preview' }));
    expect(await dialog.findByText('Line 3, Sacks: “a” is not a number.')).toBeVisible();
    expect(dialog.getByLabelText('Stat text file')).toHaveAccessibleDescription('Line 3, Sacks: “a” is not a number.');
    expect(dialog.getByLabelText('Jersey Number')).toHaveAccessibleDescription('The file has no line for jersey 12.');
    expect(dialog.getByLabelText('Opponent')).toHaveValue('Bowie');
  });
});
