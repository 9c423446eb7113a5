import { useState } from 'react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { WordedField } from '../words/worded-field';
import { TextCheckList } from './text-check-list';
import { useTextCheck } from './use-text-check';

const wrong = { text: '3.9', start: 9, end: 12, reason: 'Your profile says 3.7 for your GPA, not 3.9.', severity: 'error' };
const doubt = { text: 'two offers', start: 21, end: 31, reason: 'No record shows an offer.', severity: 'confirm' };
const text = 'I have a 3.9 GPA and two offers.';

function Editor({ written }: { written: string }) {
  const [email, setEmail] = useState(written);
  const { flags, confirm } = useTextCheck(email, { coachId: 4 });
  return (
    <>
      <WordedField reader="athlete" label="Email" most={500} multiline value={email} onText={setEmail} flags={flags} />
      <TextCheckList flags={flags} onConfirm={confirm} />
    </>
  );
}

function open(routes: FakeRoutes, written = text) {
  const asked = fakeApi({ 'GET /api/user/placeholders': { json: [] }, ...routes });
  renderPage(<Editor written={written} />);
  const checks = () => asked.filter(({ path }) => path === '/api/ai/check-text').map(({ body }) => body);
  const write = (value: string) => {
    fireEvent.change(screen.getByLabelText('Email'), { target: { value } });
  };
  return { checks, write };
}

const flagged = { 'POST /api/ai/check-text': { json: { flags: [wrong, doubt] } } };
const named = () => screen.queryAllByRole('listitem').map((item) => item.textContent?.split(':')[0]);

describe('the check of a text while it is written', () => {
  it('I-05 names errors and doubts with their reasons', async () => {
    const { checks } = open(flagged);
    expect(await screen.findByText('2 things to check')).toBeVisible();
    expect(named()).toEqual(['Wrong3.9', 'Checktwo offers']);
    expect(screen.getByText(/Your profile says 3\.7 for your GPA, not 3\.9\./u)).toBeVisible();
    expect(checks()).toEqual([{ text, coachId: 4 }]);
  });

  it('I-05 a doubt is gone once the athlete says that it is true; an error cannot be said away', async () => {
    open(flagged);
    fireEvent.click(await screen.findByRole('button', { name: 'This is true: two offers' }));
    expect(await screen.findByText('1 thing to check')).toBeVisible();
    expect(named()).toEqual(['Wrong3.9']);
    expect(screen.queryByRole('button', { name: 'This is true: 3.9' })).toBeNull();
  });

  it('I-05 asks once for what was written last, not for each key', async () => {
    const { checks, write } = open(flagged, '');
    for (const value of ['I', 'I h', 'I have a 3.9 GPA and two offers.']) write(value);
    expect(await screen.findByText('2 things to check')).toBeVisible();
    expect(checks()).toHaveLength(1);
  });

  it('I-05 a mark goes with the words that are changed, before anything is asked again', async () => {
    const { write } = open(flagged);
    await screen.findByText('2 things to check');
    write('I have a 3.7 GPA and two offers.');
    await waitFor(() => expect(named()).toEqual(['Checktwo offers']));
  });

  it('I-05 a check that fails says nothing and marks nothing', async () => {
    const { checks } = open({ 'POST /api/ai/check-text': { status: 503, json: { status: 503, code: 'x', message: 'No.', errors: [] } } });
    await waitFor(() => expect(checks()).toHaveLength(1));
    expect(named()).toEqual([]);
    expect(screen.queryByText('No.')).toBeNull();
  });

  it('I-05 nothing is asked of an empty text', async () => {
    const { checks, write } = open(flagged);
    await screen.findByText('2 things to check');
    write('');
    await waitFor(() => expect(screen.queryByText(/to check/u)).toBeNull());
    expect(checks()).toHaveLength(1);
  });
});
