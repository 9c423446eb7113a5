import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Upkeep, UpkeepAskedBackup, UpkeepBackupFile } from '@/shared/api';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { BackupsCard } from './backups-card';

const none: Upkeep = {
  version: '0.2.0',
  database: 'same',
  backups: {
    ...{ isDaily: false, keep: 14, folder: '/srv/backups', isFolderReadable: true },
    ...{ last: null, failure: null, asked: null, files: [] },
  },
};

const last = {
  at: '2026-11-25T04:00:00.000Z',
  file: '/srv/backups/one.recruit',
  bytes: 48_211_034,
  kind: 'daily',
  isEncrypted: true,
} as const;

const daily: Upkeep = { ...none, backups: { ...none.backups, isDaily: true, last } };

const asked = (over: Partial<UpkeepAskedBackup> = {}): UpkeepAskedBackup => ({
  ...{ askedAt: '2026-11-25T09:00:00.000Z', askedBy: 'maya', state: 'made', progress: null, failure: null },
  ...{ endedAt: '2026-11-25T09:01:00.000Z', file: '/srv/backups/two.recruit', bytes: 48_300_000 },
  ...over,
});

const file = (hour: number, over: Partial<UpkeepBackupFile> = {}): UpkeepBackupFile => ({
  name: `recruit-2026-11-25T0${hour}-00-00-000Z-by-hand.recruit`,
  at: `2026-11-25T0${hour}:00:00.000Z`,
  ...{ bytes: 48_211_034, kind: 'by-hand', isEncrypted: true, check: 'verified', madeBy: 'maya' },
  ...over,
});

const withBackups = (over: Partial<Upkeep['backups']>): Upkeep => ({ ...none, backups: { ...none.backups, last, ...over } });

function open(upkeep: Upkeep, answer: object = { json: { isNew: true } }) {
  const api = fakeApi({ 'GET /api/admin/operations/upkeep': { json: upkeep }, 'POST /api/admin/operations/backups': answer });
  renderPage(<BackupsCard everyMs={60_000} />);
  return api;
}

/** The value beside a name in the list of facts. */
async function valueOf(name: string): Promise<string | null | undefined> {
  const term = await screen.findByText(name);
  const at = screen.getAllByRole('term').indexOf(term);
  return screen.getAllByRole('definition')[at]?.textContent;
}

const button = () => screen.findByRole('button', { name: 'Make a backup' });

describe('BackupsCard', () => {
  it('O-06 without a backup says so, and how to have one each day', async () => {
    open(none);
    expect(await valueOf('Last backup')).toBe('None');
    expect(await valueOf('Version')).toBe('0.2.0');
    expect(screen.getByText(/^No backup was made yet\. Backups are not made automatically\. Set BACKUP_DIR/)).toBeVisible();
    expect(screen.queryByText(/failed|database/)).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Backups' })).not.toBeInTheDocument();
  });

  it('O-06 where backups are not set up it says what to do, and offers nothing that could not work', async () => {
    open(withBackups({ folder: null }));
    expect(await screen.findByText(/^This server has no folder for backups\. Set BACKUP_DIR/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make a backup' })).not.toBeInTheDocument();
  });

  it('O-06 shows the last backup, its age, size and place', async () => {
    open(daily);
    expect(await valueOf('Its age')).toMatch(/hour|day/);
    expect([await valueOf('Made'), await valueOf('Size'), await valueOf('Encrypted')]).toEqual(['Each day', '48.2 MB', 'Yes']);
    expect(await valueOf('Verified')).toBe('Yes');
    expect(screen.getByText('File: /srv/backups/one.recruit')).toBeVisible();
    expect(screen.getByText('One is made each day. The newest 14 of each kind are kept.')).toBeVisible();
  });

  it('O-06 says when a backup failed', async () => {
    const failure = { at: '2026-11-25T05:00:00.000Z', message: 'The disk is full.' };
    open({ ...daily, backups: { ...daily.backups, failure } });
    expect(await screen.findByText(/^The backup of .* failed\.$/)).toBeVisible();
    expect(screen.getByText('The disk is full.')).toBeVisible();
  });

  it('O-06 says when the backup of a day stays away', async () => {
    open({ ...daily, backups: { ...daily.backups, last: { ...last, at: '2026-01-01T00:00:00.000Z' } } });
    expect(await screen.findByText(/the last is older than two days/)).toBeVisible();
  });

  it('O-06 makes a backup at one press, and asks nothing while there is room', async () => {
    const api = open(none);
    await userEvent.click(await button());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(api.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('O-06 shows how far it is, and takes no second press in the meantime', async () => {
    open(withBackups({ asked: asked({ state: 'running', progress: { stage: 'database', done: 12, total: 70 }, endedAt: null }) }));
    expect(await screen.findByRole('progressbar', { name: 'Step 1 of 3: copying the database' })).toBeVisible();
    expect(screen.getByText('12 of 70 tables')).toBeVisible();
    expect(screen.getByText(/^Asked for by maya, /)).toBeVisible();
    expect(await button()).toBeDisabled();
  });

  it('O-06 shows what came of it: who, when, size, verified', async () => {
    open(withBackups({ asked: asked() }));
    expect(await screen.findByText(/^Asked for by maya, ready .*: 48\.3 MB, read again and verified\.$/)).toBeVisible();
    expect(await button()).toBeEnabled();
  });

  it('O-06 shows why it failed, also when the account of the one who asked is gone', async () => {
    open(withBackups({ asked: asked({ state: 'failed', failure: 'The disk is full.', askedBy: null }) }));
    expect(await screen.findByText('The backup that a deleted account asked for failed.')).toBeVisible();
    expect(screen.getByText(/The disk is full\. The older backups are still there\./)).toBeVisible();
    expect(await button()).toBeEnabled();
  });

  it('O-06 asks before the oldest one by hand is deleted for it', async () => {
    const api = open(withBackups({ keep: 2, files: [file(9), file(3)] }));
    await userEvent.click(await button());
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete the oldest backup?' });
    expect(dialog).toHaveTextContent(/The newest 2 made by hand are kept\..*is deleted\. This cannot be undone\./);
    expect(api.filter(({ method }) => method === 'POST')).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Make a backup' }));
    expect(api.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('O-06 says when another tab was first, and why it could not be started', async () => {
    open(none, { json: { isNew: false } });
    await userEvent.click(await button());
    expect(await screen.findByText('A backup is already running')).toBeVisible();
  });

  it('O-06 says why it was not started', async () => {
    open(none, { status: 409, json: { code: 'backups_not_set_up', message: 'This server has no folder for backups.' } });
    await userEvent.click(await button());
    expect(await screen.findByText('The backup was not started')).toBeVisible();
    expect(screen.getByText('This server has no folder for backups.')).toBeVisible();
  });

  it('O-06 lists the backups with age, size and check, five at first', async () => {
    const files = [8, 7, 6, 5, 4].map((hour) => file(hour));
    open(withBackups({ files: [file(9, { check: 'changed' }), ...files, file(1, { check: 'unknown', kind: 'daily', madeBy: null })] }));
    const list = await screen.findByRole('list', { name: 'Backups' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 7 backups' }));
    const lines = within(list).getAllByRole('listitem');
    expect(lines).toHaveLength(7);
    expect(lines[0]).toHaveTextContent(/old.*By hand, by maya · Encrypted.*-by-hand\.recruit.*48\.2 MB.*Changed since/);
    expect(lines[1]).toHaveTextContent(/Verified/);
    expect(lines[6]).toHaveTextContent(/Each day · Encrypted.*Not checked/);
  });

  it('O-06 says when the folder cannot be read from here', async () => {
    open(withBackups({ isFolderReadable: false }));
    expect(await screen.findByText(/^The backups cannot be listed: this part of the server cannot read \/srv\/backups\./)).toBeVisible();
  });

  it.each([
    ['newer', /^A newer version has changed the database/],
    ['older', /^The database is behind this version/],
  ] as const)('O-07 says when the database is %s than the running code', async (database, words) => {
    open({ ...none, database });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('O-06 can be loaded again', async () => {
    fakeApi({ 'GET /api/admin/operations/upkeep': { status: 500, json: {} } });
    renderPage(<BackupsCard everyMs={60_000} />);
    expect(await screen.findByText('The last backup could not be loaded')).toBeVisible();
  });
});
