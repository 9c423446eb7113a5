import { SHORT_ENOUGH, shorten } from './shorten.js';

/** A sentence of so many words. */
const sentence = (count: number, word: string) => `We ${Array.from({ length: count - 1 }, () => word).join(' ')}.`;

describe('I-01 how much of an email is taken out', () => {
  it('I-01 words are counted, whatever blanks and lines stand between them', () => {
    expect(shorten('Coach,\n\nI  play   safety.\n\nThanks,\nCaleb').words).toBe(6);
  });

  it('I-01 an email of 120 words stays whole; one word more, and the longest sentence goes', () => {
    const rest = [sentence(40, 'ran'), sentence(39, 'sat')].join(' ');
    const enough = `${rest} ${sentence(SHORT_ENOUGH - 79, 'hit')}`;
    expect(shorten(enough)).toEqual({ text: enough, words: SHORT_ENOUGH });
    const much = `${rest} ${sentence(SHORT_ENOUGH - 78, 'hit')}`;
    expect(shorten(much)).toEqual({ text: rest, words: 79 });
  });

  it('I-01 what says little goes first, and down to 60 words', () => {
    const little = 'I have loved football since I was a kid.';
    const stating = sentence(51, 'ran');
    expect(shorten(`${little} ${stating}`).words).toBe(60);
    expect(shorten(`${little} ${sentence(52, 'ran')}`)).toEqual({ text: sentence(52, 'ran'), words: 52 });
    const long = `${sentence(70, 'hit')} ${little} ${sentence(45, 'ran')}`;
    expect(shorten(long).text).toBe(`${sentence(70, 'hit')} ${sentence(45, 'ran')}`);
  });

  it.each(['3', '[name]', '{{school_name}}', 'why?', 'http://x.example', 'https://x.example', 'thanks'])(
    'I-01 a sentence with %s stays, however long it is',
    (kept) => {
      const long = `We ${Array.from({ length: 130 }, () => 'ran').join(' ')} ${kept} on.`;
      expect(shorten(long).text).toContain(kept);
    },
  );
});

describe('I-01 the shape of a shorter email', () => {
  it('I-01 keeps paragraphs, and the lines of greeting and signature', () => {
    const email = 'Coach,\n\nI play safety.\nI like your team.\n\nThanks,\nCaleb';
    expect(shorten(email).text).toBe('Coach,\n\nI play safety. I like your team.\n\nThanks,\nCaleb');
    expect(shorten('Coach,\nI play safety for my high school team.').text).toBe('Coach, I play safety for my high school team.');
    expect(shorten('Thanks,\n  Caleb  \n').text).toBe('Thanks,\nCaleb');
  });

  it('I-01 leaves no empty paragraph where all of it went', () => {
    expect(shorten('Coach,\n\nI hope you are doing well.\n\nI play safety.').text).toBe('Coach,\n\nI play safety.');
  });

  it('I-01 a sentence is said once, whatever its capitals and punctuation; a line of the signature as often as it stands', () => {
    expect(shorten('I play safety. I play safety!').text).toBe('I play safety.');
    expect(shorten('I play safety. i  PLAY safety.').text).toBe('I play safety.');
    expect(shorten('I play safety. I play corner.').text).toBe('I play safety. I play corner.');
    expect(shorten('Thanks,\nCaleb\n\nThanks,\nCaleb').text).toBe('Thanks,\nCaleb\n\nThanks,\nCaleb');
  });
});
