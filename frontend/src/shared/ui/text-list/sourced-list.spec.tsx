import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SourcedList } from './sourced-list';

const rules = Array.from(
  { length: 8 },
  (_, at) => `Rule ${at + 1}. Source (press), verified on November 21, 2026: https://example.org/${at + 1}`,
);

it('Y-06 the first three rules with their sources, and all on one press', async () => {
  render(<SourcedList texts={rules} of="rules" />);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getAllByRole('link', { name: 'example.org' })[0]).toHaveAttribute('href', 'https://example.org/1');
  await userEvent.click(screen.getByRole('button', { name: 'Show all 8 rules' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
