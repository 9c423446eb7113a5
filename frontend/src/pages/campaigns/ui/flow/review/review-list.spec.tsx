import { render, screen } from '@testing-library/react';
import { ReviewList } from './review-list';

const chosen = Array.from({ length: 50 }, (_, at) => ({
  coachId: at + 1,
  coachName: `Coach ${at + 1}`,
  coachTitle: 'Head Coach',
  schoolName: 'Akron',
}));

const list = (leftId: number | null) => (
  <ReviewList chosen={chosen} states={new Map()} read={new Set()} own={new Set()} currentId={-1} leftId={leftId} onShow={() => undefined} />
);

describe('the list of picked coaches', () => {
  it('C-23 comes back at the coach whose email was left', () => {
    render(list(40));
    expect(screen.getByRole('button', { name: /^Coach 40/u })).toHaveFocus();
  });

  it('C-23 takes the focus from nothing when it comes first', () => {
    render(list(null));
    expect(document.body).toHaveFocus();
  });
});
