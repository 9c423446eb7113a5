import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { PlaceholderChips } from './placeholder-chips';

const one = (at: number, isEmpty: boolean) => ({ name: `p${at}`, label: `Value ${at}`, about: 'you', example: 'x', value: 'x', isEmpty });
const served = Array.from({ length: 12 }, (_, at) => one(at, at !== 10));

async function open(reader: 'athlete' | 'admin') {
  fakeApi({ 'GET /api/user/placeholders': { json: served } });
  renderPage(<PlaceholderChips reader={reader} onInsert={() => undefined} />);
  await screen.findAllByRole('button', { name: /^Insert/u });
}

describe('the placeholders to insert', () => {
  it('C-05 shows an athlete the first eight and each with a value, the others after one press', async () => {
    await open('athlete');
    expect(screen.getAllByRole('button', { name: /^Insert/u })).toHaveLength(9);
    expect(screen.getByRole('button', { name: 'Insert: Value 10' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show 3 more without a value' }));
    expect(screen.getAllByRole('button', { name: /^Insert/u })).toHaveLength(12);
    expect(screen.queryByRole('button', { name: /more without/u })).toBeNull();
  });

  it('C-05 shows an admin, who writes for everybody, all of them', async () => {
    await open('admin');
    expect(screen.getAllByRole('button')).toHaveLength(12);
  });
});
