import { TONES } from '../tone.js';
import { keptLines, setTone } from './set-tone.js';

describe('I-01 I-06 the tone of an email', () => {
  it('I-01 formal writes short forms out, professional leaves them, casual makes them', () => {
    expect(setTone("I can't come.", 'formal')).toBe('I cannot come.');
    expect(setTone("I can't come.", 'professional')).toBe("I can't come.");
    expect(setTone('I am not able to come.', 'casual')).toBe('I’m not able to come.');
  });

  it('I-01 professional and formal calm exclamations, enthusiastic keeps them', () => {
    expect(setTone('I can come!', 'professional')).toBe('I can come.');
    expect(setTone('I can come!', 'formal')).toBe('I can come.');
    expect(setTone('I can come!', 'enthusiastic')).toBe('I can come!');
  });

  it('I-01 enthusiastic says with joy what was said plainly', () => {
    expect(setTone('I would like to visit.', 'enthusiastic')).toBe('I would love to visit.');
    expect(setTone('I am interested in your school.', 'enthusiastic')).toBe('I am excited about your school.');
  });

  it('I-01 demands become requests where the tone is professional or formal, and stay otherwise', () => {
    expect(setTone('I want you to call me.', 'professional')).toBe('I would like you to call me.');
    expect(setTone('I want you to call me.', 'casual')).toBe('I want you to call me.');
  });

  it.each(TONES)('I-06 %s keeps denials, numbers, names and placeholders', (tone) => {
    const text = setTone('Coach {{coach_last_name}}, I do not have 2 offers and Cedar Bluff did not win 9 games.', tone);
    for (const kept of ['{{coach_last_name}}', '2', 'Cedar Bluff', '9']) expect(text).toContain(kept);
    expect(text.match(/not\b|n[’']t/g)).toHaveLength(2);
  });

  it('I-06 a line that would say something else stays as it was, the others change', () => {
    expect(keptLines('I do not quit.\nI have 2 offers.', 'I quit.\nI hold 2 offers.')).toBe('I do not quit.\nI hold 2 offers.');
    expect(keptLines('I ran 40 yards.', 'I ran 50 yards.')).toBe('I ran 40 yards.');
  });

  it('I-06 where lines came or went the whole text has to say the same', () => {
    expect(keptLines('I have 2 offers.\nThanks.', 'I have 2 offers. Thanks.')).toBe('I have 2 offers. Thanks.');
    expect(keptLines('I have 2 offers.\nThanks.', 'Thanks.')).toBe('I have 2 offers.\nThanks.');
  });
});
