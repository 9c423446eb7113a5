import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { AiHelpers } from './ai-helpers';

const notes = {
  writer: { kind: 'model', name: 'tiny-1' },
  factsUsed: [{ label: 'GPA', value: '3.7', source: 'profile' }],
  flags: [],
  remarks: [],
  allowance: { usedTokens: 1_840, limitTokens: 100_000, resetsAt: '2026-11-22T00:00:00.000Z' },
};
const text = 'I have a 3.7 GPA. I run a 4.2 forty.';
const flag = { text: '4.2', start: 26, end: 29, reason: 'Your profile does not say “4.2”.' };

function Editor({ written }: { written: string }) {
  const [email, setEmail] = useState(written);
  const [subject, setSubject] = useState('');
  return (
    <>
      <AiHelpers emailNow={() => email} onEmail={setEmail} onSubject={setSubject} />
      <output aria-label="Email">{email}</output>
      <output aria-label="Subject">{subject}</output>
    </>
  );
}

function open(routes: FakeRoutes, written = '') {
  const asked = fakeApi(routes);
  renderPage(<Editor written={written} />);
  return { asked, keys: userEvent.setup() };
}

const press = async (keys: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  keys.click(await screen.findByRole('button', { name }));
const refusal = (status: number, code: string, message: string) => ({ status, json: { status, code, message, errors: [] } });

describe('the AI Email Assistant', () => {
  it('I-01 asks for a professional mail with figures, and changes nothing before Accept', async () => {
    const { asked, keys } = open({ 'POST /api/ai/generate-email': { json: { ...notes, emailContent: 'I have a 3.7 GPA.' } } });
    await press(keys, 'AI Email Assistant');
    expect(await screen.findByRole('button', { name: 'Improve my email' })).toBeDisabled();
    await press(keys, 'Generate');
    expect(await screen.findByText('Email Generated')).toBeVisible();
    expect(asked.find(({ body }) => body)?.body).toEqual({ tone: 'professional', context: '', includeStats: true });
    expect(screen.getByLabelText('Email')).toHaveTextContent('');
    expect(screen.getByText(/Written by tiny-1\. 98,160 of 100,000 tokens are left today\. Full again at/u)).toBeVisible();
    expect(screen.getByText('GPA: 3.7')).toBeInTheDocument();
    await press(keys, 'Accept');
    expect(screen.getByLabelText('Email')).toHaveTextContent('I have a 3.7 GPA.');
    expect(await screen.findByText('Email Added')).toBeVisible();
  });

  it('I-07 an email can be written for one of the favorites, and says whom it may be sent to', async () => {
    const { asked, keys } = open({
      'GET /api/user/favorites': { json: [{ id: 'a', schoolId: 7, school: { name: 'Akron' } }] },
      'POST /api/ai/generate-email': { json: { ...notes, emailContent: 'Akron is 20 miles from my home.' } },
    });
    await press(keys, 'AI Email Assistant');
    await keys.click(await screen.findByRole('combobox', { name: 'Written for' }));
    await keys.click(await screen.findByRole('option', { name: 'Akron' }));
    expect(screen.getByText(/send it only to this school’s coaches/u)).toBeVisible();
    await press(keys, 'Generate');
    await screen.findByText('Email Generated');
    expect(asked.find(({ body }) => body)?.body).toEqual({ tone: 'professional', context: '', includeStats: true, schoolId: 7 });
  });

  it('I-07 it can be written for one coach of that school, whose work it may name', async () => {
    const coaches = [
      { id: 31, name: 'Dana Arm', title: 'Quarterbacks Coach' },
      { id: 32, name: 'Lee Line', title: '' },
    ];
    const { asked, keys } = open({
      'GET /api/user/favorites': { json: [{ id: 'a', schoolId: 7, school: { name: 'Akron' } }] },
      'GET /api/schools/7': { json: { id: 7, name: 'Akron', coaches } },
      'POST /api/ai/generate-email': { json: { ...notes, emailContent: 'You coach the quarterbacks at Akron.' } },
    });
    await press(keys, 'AI Email Assistant');
    await keys.click(await screen.findByRole('combobox', { name: 'Written for' }));
    await keys.click(await screen.findByRole('option', { name: 'Akron' }));
    await keys.click(await screen.findByRole('combobox', { name: 'To one coach' }));
    expect(screen.getByRole('option', { name: 'Lee Line' })).toBeVisible();
    await keys.click(screen.getByRole('option', { name: 'Dana Arm, Quarterbacks Coach' }));
    expect(screen.getByText(/send it only to this coach/u)).toBeVisible();
    await press(keys, 'Generate');
    await screen.findByText('Email Generated');
    expect(asked.find(({ body }) => body)?.body).toMatchObject({ schoolId: 7, coachId: 31 });
  });

  it('C-05 shows placeholders of the new email in plain words, and takes them over as codes', async () => {
    const list = [{ name: 'coach_last_name', label: 'Coach’s last name', about: 'coach', example: 'Lee', value: null, isEmpty: false }];
    const { keys } = open({
      'POST /api/ai/generate-email': { json: { ...notes, emailContent: 'Coach {{coach_last_name|and staff}}, hello.' } },
      'GET /api/user/placeholders': { json: list },
    });
    await press(keys, 'AI Email Assistant');
    await press(keys, 'Generate');
    expect(await screen.findByText('Coach’s last name, else “and staff”')).toBeVisible();
    await press(keys, 'Accept');
    expect(screen.getByLabelText('Email')).toHaveTextContent('Coach {{coach_last_name|and staff}}, hello.');
  });

  it('I-03 a marked place has to be confirmed or removed before Accept', async () => {
    const two = [flag, { ...flag, text: 'GPA', start: 13, end: 16, reason: 'Your profile does not say “GPA”.' }];
    const { keys } = open({ 'POST /api/ai/generate-email': { json: { ...notes, emailContent: text, flags: two } } });
    await press(keys, 'AI Email Assistant');
    await press(keys, 'Generate');
    expect((await screen.findByText('4.2')).tagName).toBe('MARK');
    expect(screen.getByRole('button', { name: 'Accept' })).toBeDisabled();
    await press(keys, 'Keep as it is: GPA');
    expect(screen.getByRole('button', { name: 'Accept' })).toBeDisabled();
    await press(keys, 'Remove sentence with 4.2');
    await press(keys, 'Accept');
    expect(screen.getByLabelText('Email').textContent).toBe('I have a 3.7 GPA.');
  });

  it('I-01 C-09 an improvement is shown word by word, and Reject leaves everything as it was', async () => {
    const improved = { ...notes, improvedEmail: 'I want to play.', remarks: ['Short and good.'] };
    const { asked, keys } = open({ 'POST /api/ai/improve-email': { json: improved } }, 'I wants to play.');
    await press(keys, 'AI Email Assistant');
    await keys.click(await screen.findByRole('radio', { name: 'Tone' }));
    await press(keys, 'Improve');
    const compared = await screen.findByRole('group', { name: 'The new email, compared with yours' });
    await waitFor(() => expect(within(compared).getByRole('deletion')).toHaveTextContent('wants'));
    expect(within(compared).getByRole('insertion')).toHaveTextContent('want');
    expect(asked[0]?.body).toEqual({ currentEmail: 'I wants to play.', improvementType: 'tone', tone: 'professional' });
    expect(screen.getByText('Short and good.')).toBeVisible();
    expect(screen.getByText('Email Improved')).toBeVisible();
    await press(keys, 'Reject');
    expect(await screen.findByRole('radio', { name: 'Tone' })).toBeChecked();
    expect(screen.getByLabelText('Email')).toHaveTextContent('I wants to play.');
  });

  it('C-09 I-02 a failure shows the words of the server, and the built-in writer is one press away', async () => {
    const routes: FakeRoutes = { 'POST /api/ai/generate-email': refusal(503, 'ai_too_slow', 'It took too long.') };
    const { asked, keys } = open(routes);
    await press(keys, 'AI Email Assistant');
    await press(keys, 'Generate');
    expect(await screen.findByText('Failed to Generate Email')).toBeVisible();
    expect(screen.getByText('It took too long. Your text has not changed.')).toBeVisible();
    routes['POST /api/ai/generate-email'] = {
      json: { ...notes, writer: { kind: 'built-in', name: 'built-in writer' }, emailContent: 'Hello' },
    };
    await press(keys, 'Use the built-in writer');
    expect(await screen.findByText(/Written by the built-in writer/u)).toBeVisible();
    expect(asked.findLast(({ method }) => method === 'POST')?.body).toMatchObject({ writer: 'built-in', tone: 'professional' });
  });

  it('I-01 C-09 a failed improvement is told as one; writing can be stopped', async () => {
    const routes: FakeRoutes = { 'POST /api/ai/improve-email': refusal(429, 'ai_allowance_used_up', 'Used up until 7 PM.') };
    const { keys } = open(routes, 'Coach, hello.');
    await press(keys, 'AI Email Assistant');
    await press(keys, 'Improve');
    expect(await screen.findByText('Failed to Improve Email')).toBeVisible();
    routes['POST /api/ai/improve-email'] = () => new Promise(() => undefined);
    await press(keys, 'Improve');
    await press(keys, 'Stop writing');
    expect(await screen.findByRole('button', { name: 'Improve' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveTextContent('Coach, hello.');
  });
});

describe('Choose a Subject Line', () => {
  it('I-01 asks for a text first', async () => {
    const { asked, keys } = open({});
    await press(keys, 'Suggest subject lines');
    expect(await screen.findByText('Template Required')).toBeVisible();
    expect(screen.getByText('Please add email template content first to generate subject lines.')).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('I-01 C-09 five lines, what nobody can vouch for said, one chosen', async () => {
    const subjectLines = ['2027 QB', 'QB with a 4.2 forty', 'Film', 'Hello', 'Question'];
    const flags = [{ ...flag, start: 18, end: 21 }];
    const { asked, keys } = open({ 'POST /api/ai/generate-subject-lines': { json: { ...notes, subjectLines, flags } } }, 'Coach, hello.');
    await press(keys, 'Suggest subject lines');
    const items = within(await screen.findByRole('list', { name: 'Subject lines' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent?.includes('Check: Your profile does not say “4.2”.'))).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
    expect(asked[0]?.body).toEqual({ emailContent: 'Coach, hello.', count: 5 });
    expect(screen.getByText('Subject Lines Generated')).toBeVisible();
    await press(keys, 'Use subject: 2027 QB');
    expect(await screen.findByText('Subject Line Selected')).toBeVisible();
    expect(screen.getByLabelText('Subject')).toHaveTextContent('2027 QB');
  });

  it('C-09 a failure shows the words of the server and can be tried again', async () => {
    const routes: FakeRoutes = { 'POST /api/ai/generate-subject-lines': refusal(502, 'ai_failed', 'It failed.') };
    const { keys } = open(routes, 'Coach, hello.');
    await press(keys, 'Suggest subject lines');
    expect(await screen.findByText('Failed to Generate Subject Lines')).toBeVisible();
    routes['POST /api/ai/generate-subject-lines'] = { json: { ...notes, subjectLines: ['2027 QB'] } };
    await press(keys, 'Try again');
    expect(await screen.findByRole('button', { name: 'Use subject: 2027 QB' })).toBeVisible();
  });
});
