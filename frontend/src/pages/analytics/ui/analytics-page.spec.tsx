import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnalyticsDto } from '@/shared/api';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { analyticsFixture } from '../testing/analytics-fixture';
import { AnalyticsPage } from './analytics-page';

function open(changes: Partial<AnalyticsDto> = {}, address = '/analytics') {
  const asked = fakeApi({ 'GET /api/user/analytics': { json: { ...analyticsFixture, ...changes } } });
  renderPage(<AnalyticsPage />, address);
  return () => asked.map(({ query }) => query.get('range'));
}

const card = (name: string) => screen.findByRole('region', { name });
const empty = { ...analyticsFixture.schools, total: 0, averageMatch: null, top: [] };

describe('analytics', () => {
  it('N-01 asks for the last 30 days, and for another range once it is chosen', async () => {
    const ranges = open();
    const select = await screen.findByRole('combobox', { name: 'Range' });
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Last 7 days', 'Last 30 days', 'Last 90 days', 'All time']);
    expect(select).toHaveValue('30d');
    await userEvent.selectOptions(select, 'All time');
    await card('Campaign Performance');
    expect(ranges()).toEqual(['30d', 'all']);
  });

  it.each([
    ['7d', '7d'],
    ['1y', '30d'],
  ])('N-01 takes the range from the address, and the default for one that there is not: %s', async (asked, range) => {
    const ranges = open({}, `/analytics?range=${asked}`);
    await card('Campaign Performance');
    expect(ranges()).toEqual([range]);
  });

  it('N-03 shows name, status, counts and open rate of a campaign', async () => {
    open();
    const performance = within(await card('Campaign Performance'));
    expect(performance.getByRole('link', { name: 'Junior film' })).toHaveAttribute('href', '/campaigns?campaign=c1');
    expect(performance.getByText('Completed')).toBeVisible();
    expect(performance.getByText('20 sent · 5 replied · 8 opened (estimated)')).toBeVisible();
    expect(performance.getByText('40% · 8 of 20')).toBeVisible();
  });

  it('N-03 N-04 says so when there is nothing', async () => {
    open({ campaigns: [], campaignCount: 0, schools: empty });
    expect(within(await card('Campaign Performance')).getByText('No Campaign Data')).toBeVisible();
    const schools = within(await card('Target School Analysis'));
    expect(schools.getByText('No Target Schools')).toBeVisible();
    expect(schools.getByText('You have no favorite schools yet.')).toBeVisible();
  });

  it('N-01 N-04 says that favorites count whenever they were added, and how many the range added', async () => {
    open();
    const schools = within(await card('Target School Analysis'));
    expect(schools.getByText('3 schools')).toBeVisible();
    expect(schools.getByText(/^All your favorites\. The range above does not change.*Added in the last 30 days: 1\.$/u)).toBeVisible();
  });

  it('X-07 screen readers get the figures that are shown, no other percentage', async () => {
    open();
    await card('Target School Analysis');
    const read = screen.getAllByRole('progressbar').map((bar) => {
      const shown = bar.parentElement?.textContent ?? '';
      return [shown.endsWith(bar.getAttribute('aria-valuetext') ?? 'nothing'), bar.getAttribute('aria-valuetext')];
    });
    expect(read).toEqual([
      [true, '21'],
      [true, '43% · 9 of 21'],
      [true, '24% · 5 of 21'],
      [true, '40% · 8 of 20'],
      ...['2', '0', '1', '1', '1', '0', '1'].map((count) => [true, count]),
    ]);
  });

  it.each([
    ['30d', 2, '2 coaches wrote to you in the last 30 days and are waiting for your answer.'],
    ['all', 1, '1 coach wrote to you so far and is waiting for your answer.'],
  ])('N-06 says how many coaches of the range %s wait for an answer, and opens them', async (range, waitingReplies, words) => {
    open({ figures: { ...analyticsFixture.figures, waitingReplies } }, `/analytics?range=${range}`);
    const activity = await card('Activity');
    expect(activity).toHaveTextContent(words);
    expect(within(activity).getByRole('link', { name: 'Answer' })).toHaveAttribute('href', '/conversations?show=needs_answer');
  });

  it('N-06 says it too when the email was sent before the range', async () => {
    open({ figures: { ...analyticsFixture.figures, sent: 0 }, rates: { counted: 0, seen: 0, opened: 0, replied: 0 } });
    const activity = within(await card('Activity'));
    expect(activity.getByText(/^2 coaches wrote to you in the last 30 days and are waiting/)).toBeVisible();
    expect(activity.queryByRole('progressbar')).toBeNull();
  });

  it('N-06 says how many bounced and leaves them out of the rates', async () => {
    open({ figures: { ...analyticsFixture.figures, sent: 24, sentByHand: 1 } });
    const activity = within(await card('Activity'));
    expect(activity.getByText('24, 1 by hand, 3 bounced')).toBeVisible();
    expect(activity.getByText('24% · 5 of 21')).toBeVisible();
    expect(activity.getByText('Opened and replied are of the emails that did not bounce.')).toBeVisible();
  });

  it('N-06 continues to calls, visits and offers, in schools', async () => {
    open({ schoolSteps: { schools: 12, written: 11, replied: 4, called: 3, visited: 2, offered: 1 } });
    const funnel = within(await card('From Email to Offer'));
    const bars = funnel.getAllByRole('progressbar').map((bar) => [bar.parentElement?.textContent, bar.getAttribute('aria-valuetext')]);
    expect(bars).toEqual([
      ['Written to11 of 12', '11 of 12'],
      ['Wrote back4 of 12', '4 of 12'],
      ['Call3 of 12', '3 of 12'],
      ['Visit2 of 12', '2 of 12'],
      ['Offer1 of 12', '1 of 12'],
    ]);
  });

  it('N-06 says in words that nothing was sent or logged', async () => {
    open();
    expect(within(await card('From Email to Offer')).getByText(/^No school was written to in the last 30 days/u)).toBeVisible();
    expect(within(await card('What You Wrote')).getByText(/^Nothing was sent in the last 30 days/u)).toBeVisible();
  });

  it('N-04 shows bands, and ranks the top schools with what the rank rests on', async () => {
    open();
    const schools = within(await card('Target School Analysis'));
    expect(schools.getByRole('progressbar', { name: 'High 80%+' })).toHaveAttribute('aria-valuenow', '33');
    expect(schools.getByRole('progressbar', { name: 'Unknown' })).toBeVisible();
    const top = schools.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(top).toEqual(['Akron, D187 · match 82%, position need 100', 'Mount Union, D3Match 61% · Roster need unknown']);
  });

  it('N-05 labels the general texts, and claims no habits below 20 emails', async () => {
    open({ figures: { ...analyticsFixture.figures, sent: 8 } });
    const insights = within(await card('Recruiting Insights'));
    expect(insights.getByRole('heading', { name: 'General guidance, not measured' })).toBeVisible();
    expect(insights.getByText('3.2 days')).toBeVisible();
    expect(insights.getByText('Send Tuesday mornings')).toBeVisible();
    expect(insights.getByText(/Send 20 emails to see your own best day, hour and coaches\. You sent 8 in the last 30 days/u)).toBeVisible();
  });

  it('N-05 shows own habits with their sample', async () => {
    const all = { counted: 24, replied: 9, groups: 1, best: null };
    const bestDay = { ...all, groups: 2, best: { value: 3, counted: 12, replied: 8 } };
    const habits = { sent: 25, bestDay, bestHour: all, bestRole: all, responseDays: null };
    open({ habits });
    const insights = within(await card('Recruiting Insights'));
    expect(insights.getByText('Wednesday')).toBeVisible();
    expect(insights.getByText('8 of 12 replied, others 1 of 12 · enough to tell, n = 24')).toBeVisible();
    expect(insights.getAllByText('Too few to tell')).toHaveLength(2);
    expect(insights.getByText(/^From 25 emails sent in the last 30 days/u)).toBeVisible();
  });

  it('N-05 tells in a table what the chart draws', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Emails sent, opened and replied over time', hidden: true });
    const rows = within(table)
      .getAllByRole('row', { hidden: true })
      .map(({ textContent }) => textContent);
    expect(rows).toEqual(['WhenSentOpenedReplied', 'Nov 202140', 'Nov 21055']);
  });
});
