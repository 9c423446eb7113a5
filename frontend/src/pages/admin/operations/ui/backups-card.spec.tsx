import { screen } from '@testing-library/react';
import type { Upkeep } from '@/shared/api';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { BackupsCard } from './backups-card';

const none: Upkeep = { version: '0.2.0', database: 'same', backups: { isDaily: false, keep: 14, last: null, failure: null } };
const last = {
  at: '2026-11-25T04:00:00.000Z',
  file: '/srv/backups/one.recruit',
  bytes: 48_211_034,
  kind: 'daily',
  isEncrypted: true,
} as const;
const daily: Upkeep = { ...none, backups: { isDaily: true, keep: 14, last, failure: null } };

function open(upkeep: Upkeep): void {
  fakeApi({ 'GET /api/admin/operations/upkeep': { json: upkeep } });
  renderPage(<BackupsCard everyMs={60_000} />);
}

/** The value beside a name in the list of facts. */
async function valueOf(name: string): Promise<string | null | undefined> {
  const term = await screen.findByText(name);
  const at = screen.getAllByRole('term').indexOf(term);
  return screen.getAllByRole('definition')[at]?.textContent;
}

describe('BackupsCard', () => {
  it('O-06 without a backup says so, and how to make one', async () => {
    open(none);
    expect(await valueOf('Last backup')).toBe('None');
    expect(await valueOf('Version')).toBe('0.2.0');
    expect(screen.getByText(/^No backup was made yet\. Make one with npm run backup/)).toBeVisible();
    expect(screen.queryByText(/failed|database/)).not.toBeInTheDocument();
  });

  it('O-06 shows the last backup, its age, size and place', async () => {
    open(daily);
    expect(await valueOf('Its age')).toMatch(/hour|day/);
    expect([await valueOf('Made'), await valueOf('Size'), await valueOf('Encrypted')]).toEqual(['Each day', '48.2 MB', 'Yes']);
    expect(await valueOf('Verified')).toBe('Yes');
    expect(screen.getByText('File: /srv/backups/one.recruit')).toBeVisible();
    expect(screen.getByText('One is made each day, and the last 14 are kept.')).toBeVisible();
  });

  it('O-06 says when a backup failed', async () => {
    const failure = { at: '2026-11-25T05:00:00.000Z', message: 'The disk is full.' };
    open({ ...daily, backups: { ...daily.backups, failure } });
    expect(await screen.findByText(/^The backup of .* failed\.$/)).toBeVisible();
    expect(screen.getByText('The disk is full.')).toBeVisible();
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
