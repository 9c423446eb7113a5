import { aCoach } from '../../writing/testing/builders.js';
import { schoolRemarks } from './school-remarks.js';

const remarks = (offerStatus: string | null, signedWith: string | null = null) =>
  schoolRemarks(aCoach({ coachId: 4, schoolName: 'Akron' }), { offerStatus, signedWith });

describe('what the record says before an email to a school', () => {
  it('C-15 a withdrawn or declined offer and a signature elsewhere are remarked, with the school', () => {
    expect(remarks('withdrawn')).toEqual([
      {
        ...{ coachId: 4, code: 'offer_withdrawn', place: 'Recipient' },
        fix: 'You logged that Akron withdrew its offer. Ask why before you write about anything else.',
      },
    ]);
    expect(remarks('declined')).toMatchObject([{ code: 'offer_declined', fix: expect.stringContaining('offer of Akron') as string }]);
    expect(remarks(null, 'Troy')).toMatchObject([
      { code: 'signed_elsewhere', fix: expect.stringMatching(/^You signed with Troy\./) as string },
    ]);
    expect(remarks('withdrawn', 'Troy').map(({ code }) => code)).toEqual(['signed_elsewhere', 'offer_withdrawn']);
  });

  it.each([null, 'verbal', 'written', 'signed'])('C-15 an offer that is %s needs no remark', (status) => {
    expect(remarks(status)).toEqual([]);
  });
});
