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
    expect(setTone('I would like to visit.', 'enthusiastic')).toBe('I would love to visit!');
    expect(setTone('I am interested in your school.', 'enthusiastic')).toBe('I am so excited about your school!');
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

  it.each([
    ['yo coach my bad i forgot ur call yday', 'Coach I am sorry, i forgot your call yesterday'],
    ['Ayy coach, was hoping to pull up to the camp b4 july.', 'Coach, I was hoping to come to the camp before july.'],
    ['tidewell is trash lol we smoked em.', 'We beat tidewell.'],
    ['My GPA is 3.7. Nobody in the league hits like me.', 'My GPA is 3.7.'],
    ['I weigh 198. I deserve to start.', 'I weigh 198.'],
    ['Coach, you never answered me. I wrote 3 times.', 'Coach, I have not heard back yet. I wrote 3 times.'],
    ['Are you even interested or not?', 'Are you still interested?'],
    ['Coach, you have to watch my game.', 'Coach, could you please watch my game?'],
    ['your campus is fire 🔥🔥 i wanna visit so bad', 'Your campus is impressive. I want to visit very much'],
  ])('I-06 professional: chat, pressure and abuse go, each sentence by itself: %s', (email, right) => {
    expect(setTone(email, 'professional')).toBe(right);
  });

  it.each([
    ['Thursday’s perfect, and I don’t only want to play.', 'Thursday is perfect, and I do not only want to play.'],
    [
      'Thanks a ton for the tickets. My folks can’t wait for the game.',
      'Thank you very much for the tickets. My parents look forward to the game.',
    ],
    ['Coach! I can’t come.', 'Dear Coach, I cannot come.'],
  ])('I-06 formal: %s', (email, right) => {
    expect(setTone(email, 'formal')).toBe(right);
  });

  it.each([
    ['I cannot come, as I have a prior family engagement.', 'I can’t come, because I already have family plans.'],
    ['I would like to inquire as to whether practice is open.', 'I wanted to ask if practice is open.'],
    ['Please accept my apologies for the delay in responding to your inquiry.', 'Sorry for the late reply to your question.'],
  ])('I-06 casual: %s', (email, right) => {
    expect(setTone(email, 'casual')).toBe(right);
  });

  it('I-06 one sentence that would say something else does not keep the others as they are', () => {
    expect(setTone('I ain’t got no cap. Im stoked 2day.', 'professional')).toContain('excited');
  });
});
