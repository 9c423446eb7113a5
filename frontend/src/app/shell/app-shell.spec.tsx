import { screen } from '@testing-library/react';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { userFixture } from '@/shared/testing/user-fixture';
import { wideScreen } from '@/shared/testing/wide-screen';
import { AppShell } from './app-shell';

const menus = () => screen.getAllByRole('navigation').map((menu) => menu.getAttribute('aria-label'));

describe('the frame of the pages', () => {
  beforeEach(() => fakeApi({}));

  it('issue 17 a phone does not draw the sidebar, which it does not show', () => {
    renderPage(<AppShell user={userFixture} />);
    expect(menus()).not.toContain('Main');
    expect(menus()).toContain('Shortcuts');
  });

  it('S-04 a desk has the sidebar', () => {
    wideScreen();
    renderPage(<AppShell user={userFixture} />);
    expect(menus()).toContain('Main');
  });
});
