import { render, screen } from '@testing-library/react';
import { recipientFixture } from '../../../testing/recipient-fixture';
import { LeftOutNote } from './left-out-note';

const open = recipientFixture({ coachId: 1 });
const closed = recipientFixture({ coachId: 2, selectable: false });
const aside = recipientFixture({ coachId: 3, standing: { ...open.standing, aside: 'bounced' } });

describe('the note about coaches who were asked for and are not picked', () => {
  it('B-03 names those who were put aside, beside those who cannot be picked', () => {
    render(<LeftOutNote asked={[1, 2, 3]} recipients={[open, closed, aside]} />);
    expect(screen.getByRole('note')).toHaveTextContent(/^1 coach could not be picked: .* 1 coach was not picked: an email bounced/u);
  });

  it('B-03 says nothing while everybody asked for is picked', () => {
    render(<LeftOutNote asked={[1]} recipients={[open, closed, aside]} />);
    expect(screen.queryByRole('note')).toBeNull();
  });
});
