import { useState } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { codesShown } from '../../model/words/codes-shown';
import { PlaceholderChips } from '../placeholder-chips';
import { useCursor } from '../use-cursor';
import { TemplateText } from './template-text';
import { WordedField } from './worded-field';

const one = (name: string, label: string, about: string) => ({ name, label, about, example: 'x', value: null, isEmpty: false });
const served = [one('school_name', 'School', 'coach'), one('student_gpa', 'Your GPA', 'you')];

function Page({ text: first }: { text: string }) {
  const [text, setText] = useState(first);
  const { remember, place } = useCursor<'text'>('text', 'athlete');
  function insert(piece: string): void {
    const placed = place({ text }, piece);
    setText(placed.text);
    placed.restore();
  }
  return (
    <>
      <WordedField reader="athlete" label="Email" most={60} multiline value={text} onText={setText} onSelect={remember('text')} />
      <output aria-label="stored">{text}</output>
      <TemplateText text={text} />
      <PlaceholderChips reader="athlete" onInsert={insert} />
    </>
  );
}

async function open(text = 'I like {{school_name}}!') {
  fakeApi({ 'GET /api/user/placeholders': { json: served } });
  renderPage(<Page text={text} />);
  await screen.findByRole('button', { name: 'Insert: School' });
  const field = screen.getByLabelText<HTMLTextAreaElement>('Email');
  const stored = () => screen.getByLabelText('stored').textContent;
  return { keys: userEvent.setup(), field, stored };
}

/** Puts the cursor there, as a press on the text does. */
function putCursor(field: HTMLTextAreaElement, at: number): void {
  act(() => field.focus());
  field.setSelectionRange(at, at);
  fireEvent.select(field);
}

describe('a field with placeholders in words', () => {
  beforeEach(() => codesShown.set(false));

  it('C-05 shows words and stores codes; Backspace takes out the whole chip and the cursor stays there', async () => {
    const { keys, field, stored } = await open();
    expect(field).toHaveValue('I like ‹School›!');
    putCursor(field, 'I like ‹School›'.length);
    await keys.keyboard('{Backspace}');
    expect(stored()).toBe('I like !');
    await keys.keyboard('you');
    expect(stored()).toBe('I like you!');
  });

  it('C-05 a code that is typed becomes a chip, and writing continues behind it', async () => {
    const { keys, field, stored } = await open('Hi !');
    putCursor(field, 3);
    await keys.keyboard('{{{{student_gpa}} here');
    expect(stored()).toBe('Hi {{student_gpa}} here!');
    expect(field).toHaveValue('Hi ‹Your GPA› here!');
  });

  it('C-05 a chip lands at the cursor behind another one', async () => {
    const { keys, field, stored } = await open();
    putCursor(field, 'I like ‹School›'.length);
    await keys.click(screen.getByRole('button', { name: 'Insert: Your GPA' }));
    expect(stored()).toBe('I like {{school_name}}{{student_gpa}}!');
  });

  it('C-05 the cursor does not stay inside of a chip', async () => {
    const { field } = await open();
    putCursor(field, 'I like ‹Scho'.length);
    expect(field.selectionStart).toBe('I like ‹School›'.length);
  });

  it('C-05 codes are shown on request, in the field and in the preview', async () => {
    const { keys, field } = await open();
    expect(screen.getByTitle('Filled in for each coach')).toHaveTextContent(/^School$/u);
    await keys.click(screen.getByRole('switch', { name: 'Show placeholders as codes' }));
    expect(field).toHaveValue('I like {{school_name}}!');
    expect(screen.getByTitle('Filled in for each coach')).toHaveTextContent('{{school_name}}');
  });

  it('C-05 at its limit a field takes no more', async () => {
    const { keys, field, stored } = await open(`{{school_name}}${'a'.repeat(45)}`);
    putCursor(field, 8);
    await keys.keyboard('xy');
    expect(stored()).toBe(`{{school_name}}${'a'.repeat(45)}`);
  });
});
