import { heldBack } from './held-back';

const birthdate = { code: 'birthdate_included', place: 'Line 4', fix: 'Remove it, or confirm.' } as const;
const unknown = { coachId: 1, code: 'unknown_placeholder', place: 'Line 1', fix: 'Correct it.' } as const;
const problems = [{ coachId: 1, ...birthdate }, unknown, { coachId: 2, ...birthdate }];

function refusal(code: string) {
  const body = { code, items: problems };
  return { status: 422, message: '422', problem: { status: 422, message: 'Wait', code, requestId: null, errors: [], body } };
}

describe('emails that need a look', () => {
  it('C-04 are read from the refusal of a Send, and from no other refusal', () => {
    expect(heldBack.fromError(refusal('needs_confirmation'))).toEqual(problems);
    expect(heldBack.fromError(refusal('coach_not_found'))).toBeNull();
    expect(heldBack.fromError(undefined)).toBeNull();
  });

  it('C-05 show the same thing in many emails once, with its coaches', () => {
    const groups = heldBack.grouped(problems);
    expect(groups.map(({ code, coachIds }) => [code, coachIds])).toEqual([
      ['birthdate_included', [1, 2]],
      ['unknown_placeholder', [1]],
    ]);
  });

  it('C-05 are settled by "Keep as it is" for that coach and that thing only', () => {
    const confirmed = heldBack.confirm([], 'birthdate_included', [1]);
    expect(heldBack.open(problems, confirmed)).toEqual([unknown, { coachId: 2, ...birthdate }]);
    expect(heldBack.confirm(confirmed, 'birthdate_included', [1, 2])).toHaveLength(2);
  });

  it('C-16 a second email is one reason for all coaches, with the earlier email of each', () => {
    const problems = [1, 2].map((coachId) => ({
      ...{ coachId, code: 'recent_contact' as const, place: 'Recipient' },
      fix: `You wrote to coach ${coachId} on Nov 2.`,
    }));
    expect(heldBack.grouped(problems)).toEqual([
      expect.objectContaining({
        coachIds: [1, 2],
        fix: expect.stringContaining('You wrote to these coaches recently'),
        details: ['You wrote to coach 1 on Nov 2.', 'You wrote to coach 2 on Nov 2.'],
      }),
    ]);
  });

  it('C-16 a request says each code once, with its coaches; two of 5,000 coaches fit', () => {
    const ids = Array.from({ length: 5_000 }, (_, at) => 1_000_000 + at);
    const confirmed = ['recent_contact', 'same_person'].flatMap((code) => ids.map((coachId) => ({ coachId, code })));
    const said = heldBack.together(confirmed);
    expect(said).toEqual([
      { code: 'recent_contact', coachIds: ids },
      { code: 'same_person', coachIds: ids },
    ]);
    expect(JSON.stringify({ selectedCoachIds: ids, confirmedTogether: said }).length).toBeLessThan(256_000);
  });
});
