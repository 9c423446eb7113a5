import { templateParts } from './template-parts';

const shown = (text: string) =>
  templateParts(text).map((part) => (part.kind === 'placeholder' ? `${part.name}|${part.fallback}` : `${part.kind}: ${part.text}`));

describe('the parts of a text with placeholders', () => {
  it.each<[string, string[]]>([
    ['Coach {{coach_last_name}}, hello', ['text: Coach ', 'coach_last_name|', 'text: , hello']],
    ['{{coach_last_name|and staff}}', ['coach_last_name|and staff']],
    ['{{ Coach Last-Name | my | friend }}', ['coach_last_name|my | friend']],
    ['{school name}[School Name]', ['school_name|', 'school_name|']],
    ['{{nickname}} [nickname]', ['unknown: {{nickname}}', 'text:  ', 'unknown: [nickname]']],
    ['a {1} b', ['text: a {1} b']],
    ['{{two\nlines}}', ['text: {{two\nlines}}']],
    ['no placeholder', ['text: no placeholder']],
    ['', []],
  ])('C-05 of %p: %p', (text, parts) => {
    expect(shown(text)).toEqual(parts);
  });

  it('C-05 put together again they are the text', () => {
    const text = 'Hi {{coach_last_name|x}}, [school_name]! {nickname} ends';
    expect(
      templateParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
