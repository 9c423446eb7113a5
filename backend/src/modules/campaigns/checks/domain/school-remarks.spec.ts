import { aCoach } from '../../writing/testing/builders.js';
import { NO_RECORD, schoolRemarks, type SchoolRecord } from './school-remarks.js';

const INTRODUCTION = 'My name is Marcus. I would love to visit campus.';

const remarks = (record: Partial<SchoolRecord>, text = INTRODUCTION) =>
  schoolRemarks(aCoach({ coachId: 4, schoolName: 'Akron' }), { ...NO_RECORD, ...record }, text);

describe('what the record says before an email to a school', () => {
  it('C-15 a withdrawn or declined offer and a signature elsewhere are remarked, with the school', () => {
    expect(remarks({ offerStatus: 'withdrawn' })).toEqual([
      {
        ...{ coachId: 4, code: 'offer_withdrawn', place: 'Recipient' },
        fix: 'You logged that Akron withdrew its offer. Ask why before you write about anything else.',
      },
    ]);
    expect(remarks({ offerStatus: 'declined' })).toMatchObject([
      { code: 'offer_declined', fix: expect.stringContaining('offer of Akron') as string },
    ]);
    expect(remarks({ signedWith: 'Troy' })).toMatchObject([
      { code: 'signed_elsewhere', fix: expect.stringMatching(/^You signed with Troy\./) as string },
    ]);
    expect(remarks({ offerStatus: 'withdrawn', signedWith: 'Troy' }).map(({ code }) => code)).toEqual([
      'signed_elsewhere',
      'offer_withdrawn',
    ]);
  });

  it.each([null, 'open', 'verbal', 'written', 'signed'])('C-15 an offer that is %s needs no remark', (offerStatus) => {
    expect(remarks({ offerStatus })).toEqual([]);
  });

  it.each([
    ['call', false, 'You logged a call with Akron.'],
    ['text', false, 'You logged a text with Akron.'],
    ['visit', false, 'You logged a visit to Akron.'],
    ['camp', false, 'You logged a camp of Akron.'],
    ['visit', true, 'You have a visit to Akron ahead.'],
    ['camp', true, 'You have a camp of Akron ahead.'],
  ] as const)('C-15 Y-05 before an introduction a %s (to come: %s) is remarked', (kind, isToCome, words) => {
    expect(remarks({ met: { kind, isToCome } })).toEqual([
      {
        ...{ coachId: 4, code: 'already_met', place: 'Recipient' },
        fix: `${words} Its coaches may know you: name the ${kind} instead of introducing yourself.`,
      },
    ]);
  });

  it.each([
    ['call', 'Thank you for the call on Sunday.'],
    ['call', 'It was good when we talked last week.'],
    ['call', 'Thank you for speaking with me.'],
    ['text', 'Thank you for your message.'],
    ['visit', 'I enjoyed my visit.'],
    ['visit', 'I look forward to the unofficial visit.'],
    ['visit', 'I visited you in June.'],
    ['camp', 'I met you at your Camp.'],
  ] as const)('C-15 a text that names the %s needs no remark: %s', (kind, text) => {
    expect(remarks({ met: { kind, isToCome: false } }, text)).toEqual([]);
  });

  it.each([
    ['call', 'Please call me after school. Phone: 555-555-0134'],
    ['call', 'I would love to set up a call and look forward to speaking with you.'],
    ['text', 'You can text me at any time.'],
    ['visit', 'I would like to visit.'],
  ] as const)('C-15 a text that only asks for a %s is remarked: %s', (kind, text) => {
    expect(remarks({ met: { kind, isToCome: false } }, text)).toMatchObject([{ code: 'already_met' }]);
  });

  it('C-15 Y-05 a coach who waits for an answer comes before a camp, and what is said of an offer before both', () => {
    const known: Partial<SchoolRecord> = { waitingCoach: 'Pat Reed', met: { kind: 'camp', isToCome: false } };
    expect(remarks(known)).toEqual([
      {
        ...{ coachId: 4, code: 'answer_waits', place: 'Recipient' },
        fix: 'Pat Reed of Akron waits for your answer. Answer first: a new introduction looks as if you had not read it.',
      },
    ]);
    expect(remarks({ ...known, offerStatus: 'withdrawn' }).map(({ code }) => code)).toEqual(['offer_withdrawn']);
  });
});
