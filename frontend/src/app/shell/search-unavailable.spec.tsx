import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { userFixture } from '@/shared/testing/user-fixture';
import { AppShell } from './app-shell';

jest.mock('@/features/search-palette', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

it('A-08 where the search cannot be fetched, that is said and the page stays', async () => {
  fakeApi({});
  renderPage(<AppShell user={userFixture} />);
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await screen.findByText('The search could not be loaded')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Shortcuts' })).toBeVisible();
});
