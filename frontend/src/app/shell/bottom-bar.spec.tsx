import { screen } from '@testing-library/react';
import { renderPage } from '@/shared/testing/render-page';
import { BottomBar } from './bottom-bar';
import { navItems } from './nav-items';

describe('the bar at the bottom of a phone', () => {
  it.each([
    ['/', 'Home'],
    ['/fit', 'Schools'],
    ['/conversations/42', 'Email'],
    ['/settings/privacy', 'More'],
    ['/recruiting-strategy', 'More'],
    ['/nowhere', null],
  ])('S-09 on %s marks %s alone', (address, name) => {
    renderPage(<BottomBar items={navItems.bottom} menuOpen={false} onMore={() => undefined} />, address);
    const more = screen.getByRole('button', { name: 'More' });
    const marked = screen.queryAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);
    if (more.getAttribute('data-current') === 'true') marked.push('More');
    expect(marked).toEqual(name === null ? [] : [name]);
  });
});
