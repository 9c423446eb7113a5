import { withoutLists } from './lists-of-names.js';
import { plainLine } from './page-line.js';

const textsOf = (text: string) => withoutLists([plainLine(text)]).map((line) => line.text);

describe('several names behind one title', () => {
  it.each([
    ['Assistant Coaches: Dan Wirth, Eli Katz', ['Dan Wirth – Assistant Coaches', 'Eli Katz – Assistant Coaches']],
    ['Graduate Assistants – Al Poe and Bo Li', ['Al Poe – Graduate Assistants', 'Bo Li – Graduate Assistants']],
    ['Coaches: Al Poe; Bo Li, and Cy Fox', ['Al Poe – Coaches', 'Bo Li – Coaches', 'Cy Fox – Coaches']],
  ])('B-01 %s are so many people', (text, expected) => expect(textsOf(text)).toEqual(expected));

  it.each([
    'Assistant Coach: Wirth, Dan',
    'Assistant Coaches: Dan Wirth',
    'Offensive Assistants: Quarterbacks, Receivers',
    'Coaches: Al Poe, al@state.example',
    'Dan Wirth, Eli Katz',
  ])('B-01 %s is a line as before', (text) => expect(textsOf(text)).toEqual([text]));
});
