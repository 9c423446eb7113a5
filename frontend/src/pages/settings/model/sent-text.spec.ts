import { sentPieces } from './sent-text';

describe('a text as the AI provider gets it', () => {
  it('U-11 is cut at what stays on the server, in plain words', () => {
    expect(sentPieces('I am Marcus {{private_last_name_1}} of {{private_school_2}}, {{coach_last_name}}')).toEqual([
      { kind: 'text', text: 'I am Marcus ' },
      { kind: 'kept', words: 'last name' },
      { kind: 'text', text: ' of ' },
      { kind: 'kept', words: 'high school' },
      { kind: 'text', text: ', {{coach_last_name}}' },
    ]);
    expect(sentPieces('{{private_link_1}}')).toEqual([{ kind: 'kept', words: 'link' }]);
  });
});
