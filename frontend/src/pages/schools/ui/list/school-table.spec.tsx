import { noFit } from '../../model/list/school-fit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { coachFixture } from '@/entities/school/testing/coach-fixture';
import { schoolFixture } from '@/entities/school/testing/school-fixture';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import type { SchoolSort } from '../../model/list/school-sort';
import type { Track } from '../../model/tracking/track';
import { SchoolTable } from './school-table';

const schools = [
  schoolFixture({ id: 1, conference: 'SEC', coaches: [coachFixture()] }),
  schoolFixture({ id: 2, name: 'Bates', division: 'na', subdivision: null, association: null, conference: null, responseGotten: true }),
];

function Trial({ windowed = false, onTrack = jest.fn(() => Promise.resolve(true)) }: { windowed?: boolean; onTrack?: Track }) {
  const [sort, setSort] = useState<SchoolSort>({ column: 'name', descending: false });
  const [openId, setOpenId] = useState<number | null>(null);
  return (
    <SchoolTable
      schools={schools}
      favoriteIds={new Set([2])}
      openId={openId}
      windowed={windowed}
      fits={new Map([[1, { ...noFit, tier: 'likely', score: 86, high: 86, miles: 26 }]])}
      sort={sort}
      onSort={setSort}
      onToggleFavorite={() => undefined}
      onAddCoaches={() => undefined}
      onToggleOpen={(id) => setOpenId(openId === id ? null : id)}
      onTrack={onTrack}
    />
  );
}

describe('SchoolTable', () => {
  it('R-02 a column head sorts one way, pressed again the other', async () => {
    const person = userEvent.setup();
    fakeApi({});
    renderPage(<Trial />);
    const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(name) });
    expect(head('School')).toHaveAttribute('aria-sort', 'ascending');
    await person.click(within(head('Location')).getByRole('button'));
    expect(head('Location')).toHaveAttribute('aria-sort', 'ascending');
    expect(head('School')).not.toHaveAttribute('aria-sort');
    await person.click(within(head('Location')).getByRole('button'));
    expect(head('Location')).toHaveAttribute('aria-sort', 'descending');
  });

  it.each([false, true])('R-01 a row says what is known of the school (windowed: %s)', (windowed) => {
    fakeApi({});
    renderPage(<Trial windowed={windowed} />);
    const row = screen.getByRole('row', { name: /Bates/ });
    expect(within(row).getByText('Not Available')).toBeVisible();
    expect(within(row).getByRole('button', { name: /^No contacts yet: add them in a minute/ })).toBeVisible();
    expect(within(row).getByRole('button', { name: 'Response' })).toHaveAttribute('aria-pressed', 'true');
    expect(within(row).getByRole('button', { name: 'COLD, lead level: Bates' })).toBeVisible();
    expect(within(row).getByRole('button', { name: 'Favorite: Bates' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('R-05 the lead level is chosen from a menu that tells what each level means', async () => {
    const person = userEvent.setup();
    const onTrack = jest.fn(() => Promise.resolve(true));
    fakeApi({});
    renderPage(<Trial onTrack={onTrack} />);
    const level = screen.getByRole('button', { name: 'COLD, lead level: Bates' });
    await person.click(level);
    const menu = within(await screen.findByRole('menu', { name: 'Lead level: Bates' }));
    expect(menu.getByRole('menuitemradio', { name: /^COLD/ })).toBeChecked();
    expect(menu.getByRole('menuitemradio', { name: /^HOT You are talking/ })).toBeVisible();
    await person.click(menu.getByRole('menuitemradio', { name: /^COLD/ }));
    expect(onTrack).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Bates' })).toHaveAttribute('aria-expanded', 'false');
    await person.click(level);
    await person.click(screen.getByRole('menuitemradio', { name: /^HOT/ }));
    expect(onTrack).toHaveBeenCalledWith(2, { leadLevel: 'hot' });
    expect(screen.getByRole('button', { name: 'Bates' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('R-01 the name opens the coaches of the school', async () => {
    const person = userEvent.setup();
    fakeApi({});
    renderPage(<Trial />);
    const name = screen.getByRole('button', { name: 'Akron' });
    expect(name).toHaveAttribute('aria-expanded', 'false');
    await person.click(name);
    expect(name).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Dana Fieldhouse')).toBeVisible();
    await person.click(screen.getByText('SEC'));
    expect(screen.queryByText('Dana Fieldhouse')).not.toBeInTheDocument();
  });
});
