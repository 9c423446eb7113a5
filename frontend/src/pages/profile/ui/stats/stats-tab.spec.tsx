import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Game, GameFigureDto, GameSummaryDto, SeasonSummaryDto } from '@/shared/api';
import { type FakeAnswer, fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { userFixture } from '@/shared/testing/user-fixture';
import { ProfilePage } from '../profile-page';

const counter = (group: GameFigureDto['group'], key: string, label: string): GameFigureDto => {
  return { key, label, group, kind: 'whole', min: 0, max: 100 };
};

const figures: GameFigureDto[] = [
  counter('passing', 'completions', 'Completions'),
  counter('passing', 'attempts', 'Attempts'),
  { ...counter('passing', 'completionPercentage', 'Completion %'), kind: 'percent', min: null, max: null },
  counter('rushing', 'carries', 'Carries'),
  counter('receiving', 'receptions', 'Receptions'),
  counter('kicking', 'fieldGoalsMade', 'Field Goals Made'),
];

const game = (id: string, date: string): Game => ({ id, opponent: `Rival ${id}`, date, stats: { attempts: 27 } });

const season = (year: number, changes: Partial<SeasonSummaryDto> = {}): SeasonSummaryDto => {
  return { season: year, games: 0, totals: {}, derived: {}, recentGames: [], earlierGames: [], ...changes };
};

const none: GameSummaryDto = {
  figures,
  seasons: [season(2026), season(2025)],
  career: { games: 0, totals: {}, derived: {} },
  defaultSeason: 2026,
};

const played: GameSummaryDto = {
  ...none,
  seasons: [
    season(2026),
    season(2025, {
      games: 6,
      totals: { completions: 18, attempts: 27 },
      derived: { completionPercentage: 67 },
      recentGames: ['6', '5', '4', '3', '2'].map((id) => game(id, `2025-09-0${id}`)),
      earlierGames: [game('1', '2025-09-01')],
    }),
  ],
  career: { games: 6, totals: { completions: 18, attempts: 27 }, derived: { completionPercentage: 67 } },
  defaultSeason: 2025,
};

const titles = ['Passing', 'Rushing', 'Defensive', 'Receiving', 'Kicking', 'Punting', 'Returns', 'Fumbles and Conversions'];
const keys = userEvent.setup({ delay: null });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Opens the tab on what `told` holds; requests are recorded. */
async function open(told: { summary: GameSummaryDto }, routes: FakeRoutes = {}, user: object = {}) {
  let loads = 0;
  const asked = fakeApi({
    'GET /api/user': () => {
      loads += 1;
      // Whatever is stored changes the user, as on the server.
      return { json: { ...userFixture, position: 'QB', weight: 200 + loads, ...user } };
    },
    'GET /api/user/mail-sender': { json: { via: 'outbox', address: 'a', replyTo: 'a', ready: true, reason: null } },
    'GET /api/user/games/summary': () => ({ json: told.summary }),
    ...routes,
  });
  renderPage(<ProfilePage />, '/profile?tab=stats');
  await screen.findByRole('button', { name: 'Add Game' });
  return { sent: () => asked.filter(({ method }) => method !== 'GET') };
}

const CELLS = ['columnheader', 'rowheader', 'cell'];

const rows = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .map((row) => CELLS.flatMap((role) => within(row).queryAllByRole(role)))
    .map((cells) => cells.map((cell) => cell.textContent).join(' | '));

const SECTIONS = ['Passing', 'Rushing', 'Defensive', 'Receiving', 'Kicking', 'Punting', 'Returns', 'Fumbles and Conversions'];

describe('the Stats tab', () => {
  it('P-08 says what to do where there are no games', async () => {
    await open({ summary: none });
    const recent = within(screen.getByRole('region', { name: 'Recent Games' }));
    expect(recent.getByRole('heading', { name: 'No games yet' })).toBeVisible();
    expect(
      within(screen.getByLabelText('Season'))
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['2026', '2025']);
  });

  it('P-08 shows every card before the first game, and says that no figures are recorded', async () => {
    await open({ summary: none });
    for (const title of titles) {
      expect(within(screen.getByRole('region', { name: title })).getByText('No stats recorded.')).toBeVisible();
    }
  });

  it('P-08 opens the latest season with games: figures of season and career, a dash for what is unknown', async () => {
    await open({ summary: played });
    expect(screen.getByLabelText('Season')).toHaveValue('2025');
    expect(rows('Passing stats')).toEqual([
      'Stat | 2025 | Career',
      'Completions | 18 | 18',
      'Attempts | 27 | 27',
      'Completion % | 67% | 67%',
    ]);
    for (const title of titles) expect(screen.getByRole('region', { name: title })).toBeVisible();
    await keys.selectOptions(screen.getByLabelText('Season'), '2026');
    expect(rows('Passing stats')[1]).toBe('Completions | – | 18');
    expect(screen.getByText('No games in the 2026 season.')).toBeVisible();
  });

  it('P-08 lists the last five games, newest first, and the others on demand', async () => {
    await open({ summary: played });
    const list = within(screen.getByRole('list', { name: 'Games of 2025' }));
    const names = () => list.getAllByRole('listitem').map((item) => item.textContent?.slice(4, 11));
    expect(names()).toEqual(['Rival 6', 'Rival 5', 'Rival 4', 'Rival 3', 'Rival 2']);
    await keys.click(button('Show all 6 games'));
    expect(names()).toHaveLength(6);
  });

  it('P-08 tells the figures of the chart in a table too', async () => {
    await open({ summary: played });
    expect(rows('Completions by season')).toEqual(['Season | Completions', '2025 | 18']);
    await keys.selectOptions(screen.getByLabelText('Stat'), 'Completion %');
    expect(rows('Completion % by season')[1]).toBe('2025 | 67%');
  });

  it('P-08 offers Retry when the statistics cannot be loaded', async () => {
    let down = true;
    fakeApi({
      'GET /api/user': { json: userFixture },
      'GET /api/user/mail-sender': { json: {} },
      'GET /api/user/games/summary': () => (down ? { status: 500, json: { message: 'Down', code: 'x' } } : { json: none }),
    });
    renderPage(<ProfilePage />, '/profile?tab=stats');
    expect(await screen.findByText('Your statistics could not be loaded')).toBeVisible();
    down = false;
    await keys.click(button('Retry'));
    expect(await screen.findByRole('heading', { name: 'No games yet' })).toBeVisible();
  });

  it('P-09 P-13 adds a game, says so, and goes back to the season that the server opens', async () => {
    const told = { summary: played };
    const { sent } = await open(told, {
      'POST /api/user/add-game-stats': () => {
        told.summary = { ...played, defaultSeason: 2026 };
        return { status: 201, json: game('7', '2026-09-04') };
      },
    });
    await keys.click(button('Add Game'));
    const dialog = within(screen.getByRole('dialog', { name: 'Add Game Statistics' }));
    expect(dialog.getByLabelText('Opponent')).toHaveFocus();
    await keys.type(dialog.getByLabelText('Opponent'), 'Rival 7');
    await keys.type(dialog.getByLabelText('Date'), '2026-09-04');
    await keys.type(dialog.getByLabelText('Completions'), '18 of 27');
    await keys.clear(dialog.getByLabelText('Completions'));
    await keys.type(dialog.getByLabelText('Attempts'), '27');
    await keys.click(dialog.getByRole('button', { name: 'Add Game' }));
    expect(await screen.findByText('Game Stats Added!')).toBeVisible();
    expect(screen.getByText('Your game statistics have been successfully added.')).toBeVisible();
    expect(sent().map(({ path, body }) => [path, body])).toEqual([
      ['/api/user/add-game-stats', { opponent: 'Rival 7', date: '2026-09-04', stats: { attempts: 27 } }],
    ]);
    await waitFor(() => expect(screen.getByLabelText('Season')).toHaveValue('2026'));
  });

  it('P-09 asks for opponent and date before anything is sent', async () => {
    const { sent } = await open({ summary: none });
    await keys.click(button('Add Game'));
    const dialog = within(screen.getByRole('dialog'));
    await keys.click(dialog.getByRole('button', { name: 'Add Game' }));
    expect(await dialog.findByText('Opponent is required')).toBeVisible();
    expect(dialog.getByText('Date is required')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('P-09 shows the sections of the position, all on demand, and keeps those that hold something', async () => {
    await open({ summary: none });
    await keys.click(button('Add Game'));
    const dialog = within(screen.getByRole('dialog'));
    const groups = () => dialog.getAllByRole('group').filter((group) => group.tagName === 'FIELDSET');
    const sections = () => groups().map((group) => SECTIONS.find((name) => within(group).queryByText(name)));
    expect(sections()).toEqual(['Passing', 'Rushing']);
    await keys.click(dialog.getByLabelText('Show all'));
    expect(sections()).toHaveLength(8);
    await keys.type(dialog.getByLabelText('Field Goals Made'), '1');
    await keys.click(dialog.getByLabelText('Show all'));
    expect(sections()).toEqual(['Passing', 'Rushing', 'Kicking']);
  });

  it('P-09 a returner opens one more section, and types there', async () => {
    const returns = counter('returning', 'kickReturnYards', 'Kick Return Yards');
    const { sent } = await open(
      { summary: { ...none, figures: [...figures, returns] } },
      { 'POST /api/user/add-game-stats': { json: game('9', '2026-09-09') } },
    );
    await keys.click(button('Add Game'));
    const dialog = within(screen.getByRole('dialog'));
    await keys.type(dialog.getByLabelText('Opponent'), 'Bowie');
    await keys.type(dialog.getByLabelText('Date'), '2026-09-09');
    await keys.click(dialog.getByRole('button', { name: 'Returns' }));
    expect(dialog.getByLabelText('Kick Return Yards')).toHaveFocus();
    expect(dialog.queryByRole('button', { name: 'Returns' })).not.toBeInTheDocument();
    expect(dialog.queryByLabelText('Field Goals Made')).not.toBeInTheDocument();
    await keys.keyboard('61');
    await keys.click(dialog.getByRole('button', { name: 'Add Game' }));
    await waitFor(() => expect(sent().at(-1)?.body).toMatchObject({ stats: { kickReturnYards: 61 } }));
  });

  it('P-13 shows a refusal beside its field and as a toast; nothing typed is lost', async () => {
    const message = 'You already have a game against Rival 6.';
    const refusal: FakeAnswer = {
      status: 409,
      json: { message, code: 'game_exists', errors: [{ field: 'date', code: 'game_exists', message }] },
    };
    await open({ summary: none }, { 'POST /api/user/add-game-stats': refusal });
    await keys.click(button('Add Game'));
    const dialog = within(screen.getByRole('dialog'));
    await keys.type(dialog.getByLabelText('Opponent'), 'Rival 6');
    await keys.type(dialog.getByLabelText('Date'), '2025-09-06');
    await keys.click(dialog.getByRole('button', { name: 'Add Game' }));
    expect(await screen.findByText('Failed to Add Game Stats')).toBeVisible();
    expect(dialog.getByLabelText('Date')).toHaveAccessibleDescription(message);
    expect(dialog.getByLabelText('Opponent')).toHaveValue('Rival 6');
    await keys.click(dialog.getByRole('button', { name: 'Cancel' }));
    await keys.click(button('Discard'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('P-09 changes a game with what it holds', async () => {
    const { sent } = await open({ summary: played }, { 'PUT /api/user/games/6': { json: game('6', '2025-09-06') } });
    await keys.click(button('Edit game against Rival 6 on Sep 6, 2025'));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Game Statistics' }));
    expect(dialog.getByLabelText('Opponent')).toHaveValue('Rival 6');
    await keys.clear(dialog.getByLabelText('Attempts'));
    await keys.type(dialog.getByLabelText('Carries'), '3');
    await keys.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Game Stats Updated!')).toBeVisible();
    expect(sent().map(({ body }) => body)).toEqual([{ opponent: 'Rival 6', date: '2025-09-06', stats: { carries: 3 } }]);
  });

  it('P-09 asks before it deletes a game, and brings it back with Undo', async () => {
    const { sent } = await open(
      { summary: played },
      {
        'DELETE /api/user/games/6': { status: 204 },
        'POST /api/user/add-game-stats': { status: 201, json: game('8', '2025-09-06') },
      },
    );
    await keys.click(button('Delete game against Rival 6 on Sep 6, 2025'));
    expect(sent()).toEqual([]);
    await keys.click(button('Delete game'));
    expect(await screen.findByText('Game deleted')).toBeVisible();
    await waitFor(() => expect(button('Add Game')).toHaveFocus());
    await keys.click(button('Undo'));
    expect(await screen.findByText('Game restored')).toBeVisible();
    expect(sent().map(({ method, body }) => [method, body])).toEqual([
      ['DELETE', undefined],
      ['POST', { opponent: 'Rival 6', date: '2025-09-06', stats: { attempts: 27 } }],
    ]);
  });

  it('P-09 never saves the profile along with a game', async () => {
    const { sent } = await open({ summary: none }, { 'POST /api/user/add-game-stats': { status: 201, json: game('1', '2025-09-01') } });
    await keys.click(button('Edit Profile'));
    await keys.type(screen.getByLabelText('City'), 'Austin');
    await keys.click(screen.getByRole('tab', { name: 'Stats' }));
    await keys.click(await screen.findByRole('button', { name: 'Add Game' }));
    const dialog = within(screen.getByRole('dialog'));
    await keys.type(dialog.getByLabelText('Opponent'), 'Rival 1');
    await keys.type(dialog.getByLabelText('Date'), '2025-09-01');
    await keys.click(dialog.getByRole('button', { name: 'Add Game' }));
    expect(await screen.findByText('Game Stats Added!')).toBeVisible();
    expect(sent().map(({ method }) => method)).toEqual(['POST']);
  });
});
