import { isLoudSubject, shouting } from './shouting.js';

describe('shouting', () => {
  it.each([
    ['five words, three of them long, 16 letters', 'I LOVE THIS GREAT GAM', 'I LOVE THIS GREAT GAM'],
    ['exactly 16 letters', 'I LOVE GAME TEAM AND', 'I LOVE GAME TEAM AND'],
    ['numbers between', 'I LOVE 2 PLAY GOOD BALL', 'I LOVE 2 PLAY GOOD BALL'],
    ['capitals of every alphabet', 'ÜBER ÄLLE ÖFEN ÉTÉ ÎLES', 'ÜBER ÄLLE ÖFEN ÉTÉ ÎLES'],
    ['in the middle of a sentence', 'Coach, I LOVE THIS GREAT GAME, and you?', 'I LOVE THIS GREAT GAME'],
    ['across the end of a sentence', 'GOOD LUCK. SEE YOU AT CAMP. thanks', 'GOOD LUCK. SEE YOU AT CAMP'],
  ])('C-15 is: %s', (_what, text, found) => {
    expect(shouting(text)).toEqual([{ code: 'shouting', at: text.indexOf(found), text: found }]);
  });

  it.each([
    ['four words', 'LOVE THIS GREAT GAME'],
    ['15 letters', 'A LOVE GAME TEAM BC'],
    ['two long words', 'LOVE GAME QB WR TE OL DL LB CB'],
    ['words of three letters', 'QBS WRS TES OLS DLS LBS CBS'],
    ['small letters between', 'I LOVE THIS great GAME MORE THAN'],
    ['a word that only begins with a capital', 'I LOVE THIS Great GAME MORE THAN'],
    ['the end of the line between', 'I LOVE THIS\nGREAT GAME TODAY'],
    ['numbers alone', '2027 1234 5678 9012 3456 7890'],
    ['signs alone', '???? !!!! .... ____'],
    ['a script without capitals', '我想踢球 我想踢球 我想踢球 我想踢球 我想踢球'],
    ['nothing', ''],
  ])('C-15 is not: %s', (_what, text) => {
    expect(shouting(text)).toEqual([]);
  });

  it('C-15 each line is a finding of its own, ten of them at most', () => {
    const line = 'I LOVE THIS GREAT GAME';
    expect(shouting(`${line}\n${line}`).map(({ at }) => at)).toEqual([0, line.length + 1]);
    expect(shouting(`${line}\n`.repeat(10))).toHaveLength(10);
    expect(shouting(`${line}\n`.repeat(11))).toHaveLength(10);
  });

  it('C-15 a run ends with the last word in capitals and a new one begins behind it', () => {
    const text = 'I LOVE THIS GREAT GAME so WE WILL MEET THERE SOON';
    expect(shouting(text).map((breach) => breach.text)).toEqual(['I LOVE THIS GREAT GAME', 'WE WILL MEET THERE SOON']);
  });

  it.each([
    ['PLEASE WATCH', true],
    ['LOOK HERE', true],
    ['2027 LOOK HERE QB', true],
    ['LOOK', false],
    ['LOOK QBS', false],
    ['QB WR TE', false],
    ['LOOK HERE please', false],
    ['LOOK HERE Coach', false],
    ['2027 3700', false],
    ['', false],
  ])('C-15 a subject in capitals alone, with two words of four letters: %j', (subject, isLoud) => {
    expect(isLoudSubject(subject)).toBe(isLoud);
  });
});
