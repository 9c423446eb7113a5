import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { coachFixture } from '@/entities/school/testing/coach-fixture';
import { renderPage } from '@/shared/testing/render-page';
import { CoachesCard } from './coaches-card';

const coach = (id: number, over: object = {}) => coachFixture({ id, name: `Coach ${id}`, email: `c${id}@akron.example.edu`, ...over });
const links = () => screen.queryAllByRole('link', { name: /^Write to this coach/u });

describe('coaches of a school on the fit page', () => {
  it('C-22 one press begins an email to that coach', () => {
    renderPage(<CoachesCard school={{ coaches: [coach(7), coach(8)] }} />);
    expect(links().map((link) => link.getAttribute('href'))).toEqual(['/conversations/7', '/conversations/8']);
  });

  it('C-22 a coach without an address is not offered, and without any there is nothing', () => {
    const { container } = renderPage(<CoachesCard school={{ coaches: [coach(7, { email: null })] }} />);
    expect(links()).toEqual([]);
    expect(container).not.toHaveTextContent('Write to a coach');
  });

  it('C-22 shows four, and the others on demand', async () => {
    const person = userEvent.setup();
    renderPage(<CoachesCard school={{ coaches: [1, 2, 3, 4, 5, 6].map((id) => coach(id)) }} />);
    expect(links()).toHaveLength(4);
    await person.click(screen.getByRole('button', { name: 'Show all 6 coaches' }));
    expect(links()).toHaveLength(6);
  });
});
