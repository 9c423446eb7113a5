import type { TimelineEntry } from '@/entities/school';
import { timelineWords } from './timeline-words';

const entry = (over: Partial<TimelineEntry>): TimelineEntry => ({
  id: 'entry-1',
  at: '2026-11-21T12:00:00.000Z',
  kind: 'mail_sent',
  from: null,
  to: null,
  subject: null,
  text: null,
  campaignId: null,
  messageId: null,
  coachId: null,
  lead: null,
  contactKind: null,
  removable: false,
  outsideDomain: false,
  channel: null,
  isNoted: false,
  offerStatus: null,
  deadline: null,
  ...over,
});

describe('the words of the timeline', () => {
  it.each<[Partial<TimelineEntry>, string, string | null]>([
    [{ kind: 'mail_sent', from: 'Maya Cruz', to: 'Dana Fieldhouse', subject: 'My film' }, 'You wrote to Dana Fieldhouse', 'My film'],
    [{ kind: 'mail_opened', to: 'Dana Fieldhouse' }, 'Dana Fieldhouse opened your email (estimated)', null],
    [{ kind: 'mail_opened' }, 'A coach opened your email (estimated)', null],
    [{ kind: 'mail_replied', from: 'Dana Fieldhouse', subject: 'Re: film' }, 'Dana Fieldhouse replied', 'Re: film'],
    [
      { kind: 'mail_replied', from: 'Dana', text: 'Call me', outsideDomain: true },
      'Dana replied (not from the school’s address)',
      'Call me',
    ],
    [{ kind: 'mail_auto_reply', from: 'Dana', text: 'On the road' }, 'Automatic reply from Dana', 'On the road'],
    [{ kind: 'mail_bounced', to: 'Dana', text: 'No such mailbox' }, 'Your email to Dana bounced', 'No such mailbox'],
    [{ kind: 'mail_failed', to: 'Dana', subject: 'My film' }, 'Your email to Dana was not sent', 'My film'],
    [{ kind: 'lead_changed', lead: { from: 'cold', to: 'warm' } }, 'Lead level COLD → WARM', null],
    [{ kind: 'note_changed', text: 'Came on Friday' }, 'You changed your notes', 'Came on Friday'],
    [{ kind: 'note_changed', text: '' }, 'You cleared your notes', null],
    [{ kind: 'next_step_changed', text: 'Send film' }, 'Next step', 'Send film'],
    [{ kind: 'next_step_changed', text: '' }, 'You cleared the next step', null],
    [{ kind: 'contact_logged', contactKind: 'call', to: 'Dana', text: 'Friendly' }, 'Call with Dana', 'Friendly'],
    [{ kind: 'contact_logged', contactKind: 'offer', to: '', text: '' }, 'Offer', null],
    [
      { kind: 'contact_logged', contactKind: 'offer', to: 'Dana', text: 'Full ride', offerStatus: 'written', deadline: '2026-12-01' },
      'Written offer with Dana',
      'Answer by Dec 1, 2026. Full ride',
    ],
    [{ kind: 'contact_logged', contactKind: 'camp', deadline: '2026-12-01' }, 'Camp', 'Answer by Dec 1, 2026.'],
  ])('R-09 says what happened: %o', (over, title, detail) => {
    expect(timelineWords(entry(over), new Date('2026-11-21T12:00:00.000Z'))).toMatchObject({ title, detail });
  });

  it.each(['visit', 'camp'] as const)('Y-05 a %s is called planned until its time', (contactKind) => {
    const logged = entry({ kind: 'contact_logged', contactKind, at: '2026-12-05T17:00:00.000Z', to: 'Dana' });
    const words = (now: string) => timelineWords(logged, new Date(now));
    expect(words('2026-12-05T16:59:59.999Z')).toMatchObject({ tone: 'next', title: `Planned ${contactKind} with Dana` });
    expect(words('2026-12-05T17:00:00.000Z')).toMatchObject({ tone: 'info', title: expect.not.stringContaining('Planned') as string });
  });

  it('Y-05 an offer says how far it is', () => {
    const words = (offerStatus: TimelineEntry['offerStatus']) =>
      timelineWords(entry({ kind: 'contact_logged', contactKind: 'offer', offerStatus }), new Date('2026-11-22T00:00:00.000Z'));
    expect(
      (['verbal', 'written', 'signed', 'withdrawn', 'declined', null] as const).map((status) => [words(status).title, words(status).tone]),
    ).toEqual([
      ['Verbal offer', 'good'],
      ['Written offer', 'good'],
      ['Signed offer', 'good'],
      ['Withdrawn offer', 'neutral'],
      ['Declined offer', 'neutral'],
      ['Offer', 'good'],
    ]);
  });
});
