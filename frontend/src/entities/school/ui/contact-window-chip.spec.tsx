import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { ContactWindowChip } from './contact-window-chip';

const rule = {
  text: 'Division I coaches may write from June 15 after your sophomore year.',
  sourceUrl: 'https://rules.test/d1',
  sourceKind: 'press',
  verifiedOn: '2026-11-21',
  status: 'in force',
};
const windows = [
  { division: 'D1', subdivision: 'FBS', state: 'later', from: '2027-06-15', checkWithSchool: false, rule },
  { division: 'D2', subdivision: null, state: 'now', from: null, checkWithSchool: true, rule: { ...rule, status: 'unverified' } },
  { division: 'na', subdivision: null, state: 'unknown', from: null, checkWithSchool: true, rule: null },
];

function draw(division: 'D1' | 'D2' | 'na', subdivision: string | null = null) {
  fakeApi({ 'GET /api/user/contact-windows': { json: windows } });
  renderPage(<ContactWindowChip school={{ division, subdivision }} />);
}

describe('the chip of a school', () => {
  it('Y-04 says from when coaches may write, and on a press the rule with source and day', async () => {
    draw('D1', 'FBS');
    await userEvent.click(await screen.findByRole('button', { name: 'Coaches may contact you from Jun 15, 2027' }));
    const why = within(screen.getByRole('dialog'));
    expect(why.getByText(rule.text)).toBeVisible();
    expect(why.getByText(/Verified on Nov 21, 2026/u)).toBeVisible();
    expect(why.getByRole('link', { name: 'Source (press)' })).toHaveAttribute('href', rule.sourceUrl);
  });

  it('Y-04 tells to check with the school where a rule is not certain, and why', async () => {
    draw('D2');
    await userEvent.click(await screen.findByRole('button', { name: 'Coaches may contact you now · check with the school' }));
    expect(screen.getByText('This rule is unverified: check with the school.')).toBeVisible();
  });

  it('Y-04 guesses nothing for a school without a rule', async () => {
    draw('na');
    await userEvent.click(await screen.findByRole('button', { name: 'Contact dates: check with the school' }));
    expect(screen.getByText(/We don’t know a rule for schools of this kind/u)).toBeVisible();
  });
});
