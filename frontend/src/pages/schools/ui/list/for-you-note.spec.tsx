import { screen } from '@testing-library/react';
import { schoolFixture } from '@/entities/school/testing/school-fixture';
import { renderPage } from '@/shared/testing/render-page';
import { noFit } from '../../model/list/school-fit';
import { ForYouNote } from './for-you-note';

const fits = new Map([[1, { ...noFit, tier: 'still_open' as const, miles: 12 }]]);
const sort = { column: 'fit', descending: false } as const;
const known = { fits, sort, isForYou: true, canBeForYou: true, passed: [schoolFixture({ id: 1 })] };

it.each([false, true])('R-12 F-09 below a minimum the list says so before any count (phone: %s)', (isPhone) => {
  renderPage(<ForYouNote {...known} gates={['D1', 'D2']} isPhone={isPhone} />);
  expect(screen.getByText(/^Below the D1 and D2 minimum: .*open/)).toBeVisible();
});

it('R-12 who is below none reads the counts alone', () => {
  renderPage(<ForYouNote {...known} gates={[]} isPhone={false} />);
  expect(screen.getByText('For you: 1 still open. In each group the nearest comes first.')).toBeVisible();
});

it('R-12 without a known home town nothing is called the nearest', () => {
  const fits = new Map([[1, { ...noFit, tier: 'target' as const }]]);
  renderPage(<ForYouNote {...known} fits={fits} gates={[]} isPhone={false} />);
  expect(
    screen.getByText(/^For you: 1 target\. In each group the best fit comes first: we do not know where your town is\.$/),
  ).toBeVisible();
});

it.each([
  [[1, 2], '1 target'],
  [[2], '1 unknown'],
])('R-15 on a phone the counts are those of known fits, of %j if there are any: %s', (ids, words) => {
  const fits = new Map([[1, { ...noFit, tier: 'target' as const }]]);
  const passed = ids.map((id) => schoolFixture({ id }));
  renderPage(<ForYouNote {...known} fits={fits} passed={passed} gates={[]} isPhone />);
  expect(screen.getByText(words)).toBeVisible();
});
