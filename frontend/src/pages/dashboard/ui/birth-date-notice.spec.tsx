import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from '@/entities/athlete';
import { renderPage } from '@/shared/testing/render-page';
import { userFixture } from '@/shared/testing/user-fixture';
import { BirthDateNotice } from './birth-date-notice';

const dayMs = 24 * 3_600_000;

describe('the missing birth date on Home', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  const open = (user: Partial<User> = {}) => renderPage(<BirthDateNotice user={{ ...userFixture, ...user }} />);
  const asks = () => screen.queryByRole('link', { name: 'Add birth date' });

  it('U-06 leads to the field', () => {
    open();
    expect(asks()).toHaveAttribute('href', '/profile?fill=birthdate');
  });

  it('U-06 is not asked of somebody who has one', () => {
    open({ birthdate: '2010-05-04' });
    expect(asks()).toBeNull();
  });

  it.each([
    [13, false],
    [14, true],
  ])('U-06 put off, it is asked again %s days later: %s', async (days, again) => {
    const { unmount } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(asks()).toBeNull();
    unmount();
    const then = Date.now() + days * dayMs + dayMs / 2;
    jest.spyOn(Date.prototype, 'getTime').mockReturnValue(then);
    open();
    expect(asks() !== null).toBe(again);
  });

  it('U-06 put off by one athlete, it is still asked of another on the same device', async () => {
    const { unmount } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    unmount();
    open({ id: '0190f3c0-0000-7000-8000-000000000002' });
    expect(asks()).toBeVisible();
  });
});
