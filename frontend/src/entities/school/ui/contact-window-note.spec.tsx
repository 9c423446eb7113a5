import { screen, waitFor } from '@testing-library/react';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { ContactWindowNote } from './contact-window-note';

function draw(state: 'now' | 'later' | 'unknown', from: string | null) {
  const windows = [{ division: 'D1', subdivision: 'FBS', state, from, checkWithSchool: false, rule: null }];
  const api = fakeApi({ 'GET /api/user/contact-windows': { json: windows } });
  renderPage(
    <p>
      Class of 2027
      <ContactWindowNote hasYear />
    </p>,
  );
  return api;
}

const shown = () => screen.getByText(/Class of 2027/u).textContent;

describe('the line about FBS coaches', () => {
  it.each([
    ['now', 'Class of 2027 · FBS coaches have been allowed to contact you since Jun 15, 2025', '2025-06-15'],
    ['later', 'Class of 2027 · FBS coaches may contact you from Jun 15, 2027', '2027-06-15'],
  ] as const)('Y-04 tells the day (%s)', async (state, words, from) => {
    draw(state, from);
    await waitFor(() => expect(shown()).toBe(words));
  });

  it('Y-04 says nothing of a day that nobody knows', async () => {
    draw('unknown', null);
    await waitFor(() => expect(shown()).toBe('Class of 2027'));
  });
});
