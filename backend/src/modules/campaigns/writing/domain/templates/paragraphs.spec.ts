import { paragraphs } from './paragraphs.js';
import { templateTokens } from './template-tokens.js';

const cut = (text: string) =>
  paragraphs(templateTokens(text)).map(({ line, tokens }) => [line, tokens.map((one) => ('text' in one ? one.text : '…')).join('')]);

describe('the pieces in which a text is checked', () => {
  it('C-15 end at blank lines and behind sentences, and lose nothing', () => {
    expect(cut('Coach {{coach_last_name}},\n\nI follow your team. I am from {{school_name}}!  Yes.\nBye')).toEqual([
      [1, 'Coach …,\n\n'],
      [3, 'I follow your team. '],
      [3, 'I am from …!  Yes.\nBye'],
    ]);
  });

  it.each(['I like St. Thomas.', 'I like Univ. Texas.', 'Dear Mr. Saban, hello.', 'I visited Ft. Hays and Mt. Union.'])(
    'C-15 never end within a name: %s',
    (text) => {
      expect(cut(text)).toHaveLength(1);
    },
  );

  it('C-15 a long paragraph without sentences ends at a line end', () => {
    expect(cut(`${'no end here,\n'.repeat(400)}`).length).toBeGreaterThan(2);
  });
});
