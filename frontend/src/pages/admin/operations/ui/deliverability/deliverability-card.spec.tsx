import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Deliverability, DeliverabilityFinding } from '@/shared/api';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { summaryWords } from '../../model/finding-words';
import { DeliverabilityCard } from './deliverability-card';

const finding = (over: Partial<DeliverabilityFinding>): DeliverabilityFinding => ({
  check: 'mx',
  subject: 'club.test',
  state: 'good',
  meaning: 'Replies and bounces to club.test have a server.',
  found: ['10 mx.club.test'],
  add: null,
  ...over,
});

const report = (over: Partial<Deliverability> = {}): Deliverability => ({
  at: '2026-11-21T14:41:00.000Z',
  domain: 'club.test',
  server: 'smtp.club.test:465',
  findings: [
    finding({ check: 'tls', subject: 'smtp.club.test:465', meaning: 'The way to the mail server is encrypted.', found: [] }),
    finding({}),
    finding({
      ...{ check: 'spf', state: 'problem', meaning: 'There is no SPF record.', found: [] },
      add: { type: 'TXT', host: 'club.test', value: 'v=spf1 a:smtp.club.test ~all' },
    }),
    finding({
      ...{ check: 'dmarc', state: 'warning', meaning: 'Only reported.', found: ['v=DMARC1; p=none'] },
      add: { type: 'TXT', host: '_dmarc.club.test', value: 'v=DMARC1; p=quarantine' },
    }),
  ],
  ...over,
});

const path = '/api/admin/operations/deliverability';

describe('DeliverabilityCard', () => {
  it('M-10 before the first check it says what a check looks at', async () => {
    fakeApi({ [`GET ${path}`]: { json: { report: null } } });
    renderPage(<DeliverabilityCard />);
    expect(await screen.findByText(/^Not checked yet\./u)).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Results of the check' })).not.toBeInTheDocument();
  });

  it('M-10 shows the last check: when, each result with state and meaning, and the record to add', async () => {
    fakeApi({ [`GET ${path}`]: { json: { report: report() } } });
    renderPage(<DeliverabilityCard />);
    expect(await screen.findByText('club.test: 1 problem, 1 warning')).toBeVisible();
    expect(screen.getByText(/^Checked .*, with smtp\.club\.test:465$/u)).toBeVisible();
    const spf = within(screen.getByRole('listitem', { name: 'SPF: who may send' }));
    expect(spf.getByText('Problem')).toBeVisible();
    expect(spf.getByText('There is no SPF record.')).toBeVisible();
    expect(spf.getByText('Add this TXT record')).toBeVisible();
    expect(spf.getByText('v=spf1 a:smtp.club.test ~all')).toBeVisible();
    const dmarc = within(screen.getByRole('listitem', { name: 'DMARC: what happens to fakes' }));
    expect(dmarc.getByText('v=DMARC1; p=none')).toBeVisible();
    expect(dmarc.getByText('Replace it by this TXT record')).toBeVisible();
    const mx = within(screen.getByRole('listitem', { name: /^MX/u }));
    expect(mx.getByText('Good')).toBeVisible();
    expect(mx.queryByRole('button')).not.toBeInTheDocument();
  });

  it('M-10 copies host and value of a record', async () => {
    const person = userEvent.setup();
    fakeApi({ [`GET ${path}`]: { json: { report: report() } } });
    renderPage(<DeliverabilityCard />);
    await person.click(await screen.findByRole('button', { name: 'Copy host of _dmarc.club.test' }));
    expect(await navigator.clipboard.readText()).toBe('_dmarc.club.test');
    await person.click(screen.getByRole('button', { name: 'Copy value of _dmarc.club.test' }));
    expect(await navigator.clipboard.readText()).toBe('v=DMARC1; p=quarantine');
    expect(screen.getByRole('button', { name: 'Copy value of _dmarc.club.test: copied' })).toBeVisible();
  });

  it('M-10 a check shows that it runs, and then its result', async () => {
    const person = userEvent.setup();
    let kept: Deliverability | null = null;
    let go: () => void = () => undefined;
    const done = new Promise<void>((resolve) => (go = resolve));
    fakeApi({
      [`GET ${path}`]: () => ({ json: { report: kept } }),
      [`POST ${path}/check`]: async () => {
        await done;
        kept = report({ server: null, findings: [finding({})] });
        return { json: { report: kept } };
      },
    });
    renderPage(<DeliverabilityCard />);
    await person.click(await screen.findByRole('button', { name: 'Check' }));
    expect(await screen.findByRole('progressbar', { name: 'Asking the DNS and the mail server' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Checking...' })).toBeDisabled();
    go();
    expect(await screen.findByText('club.test: All good')).toBeVisible();
    expect(screen.getByText(/, without a mail server$/u)).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByText('Check finished')).toBeVisible();
  });

  it('M-10 a check that fails keeps the last result and says so', async () => {
    const person = userEvent.setup();
    fakeApi({
      [`GET ${path}`]: { json: { report: report() } },
      [`POST ${path}/check`]: { status: 429, json: { message: 'Too many tries.', code: 'too_many_requests' } },
    });
    renderPage(<DeliverabilityCard />);
    await screen.findByText('club.test: 1 problem, 1 warning');
    await person.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText('The check did not finish')).toBeVisible();
    expect(screen.getByText('Too many tries.')).toBeVisible();
    expect(screen.getByText('club.test: 1 problem, 1 warning')).toBeVisible();
  });

  it('M-10 a result that cannot be loaded can be asked for again', async () => {
    const person = userEvent.setup();
    let isDown = true;
    fakeApi({ [`GET ${path}`]: () => (isDown ? { status: 503, json: { message: 'Down', code: 'down' } } : { json: { report: null } }) });
    renderPage(<DeliverabilityCard />);
    expect(await screen.findByText('The last check could not be loaded')).toBeVisible();
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/^Not checked yet\./u)).toBeVisible();
  });

  it.each([
    [['good', 'good'], 'All good'],
    [['unknown', 'problem', 'problem', 'warning', 'warning'], '2 problems, 2 warnings, 1 unknown'],
  ] as const)('M-10 %j is “%s”', (states, words) => expect(summaryWords(states.map((state) => ({ state })))).toBe(words));
});
