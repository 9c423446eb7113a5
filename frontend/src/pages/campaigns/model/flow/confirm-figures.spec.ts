import { recipientFixture } from '../../testing/recipient-fixture';
import { confirmFigures } from './confirm-figures';

describe('the figures to confirm', () => {
  it('C-03 count the emails and the schools they go to', () => {
    const chosen = [
      recipientFixture({ coachId: 1, coachEmail: 'a@x.example.edu' }),
      recipientFixture({ coachId: 2, coachEmail: 'b@x.example.edu', isExample: true }),
    ];
    expect(confirmFigures(chosen)).toMatchObject({ leaving: chosen, mails: 2, schools: 1, skipped: [], examples: 1 });
  });

  it('C-04 name a coach whose address gets the email already', () => {
    const chosen = [
      recipientFixture({ coachId: 1, coachEmail: 'A@x.example.edu' }),
      recipientFixture({ coachId: 2, coachName: 'Wren Specimen', coachEmail: 'a@X.example.edu' }),
    ];
    const { mails, skipped } = confirmFigures(chosen);
    expect(mails).toBe(1);
    expect(skipped).toEqual([
      { coachId: 2, coachName: 'Wren Specimen', reason: 'Same address as Quinn Dummett, who already gets this email' },
    ]);
  });
});
