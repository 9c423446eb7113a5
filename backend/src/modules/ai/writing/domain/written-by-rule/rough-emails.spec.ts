import { MARCUS_FACTS } from '../../../facts/testing/athlete-fixture.js';
import { TONES } from '../tone.js';
import { askPolitely } from './demands.js';
import { setTone } from './set-tone.js';
import { shorten } from './shorten.js';
import { strengthenEmail } from './strengthen-email.js';
import { shoutedWords, undoCapitals } from './style/undo-capitals.js';
import { writeSubjectLines } from './write-subject-lines.js';

describe('emails as they are really written', () => {
  it('I-06 praise of oneself and pressure go, the wish that the film is seen stays', () => {
    expect(askPolitely('I am the best QB in Texas and you need me! Check my film ASAP.')).toBe('Please watch my film when you can.');
  });

  it('I-06 praise with a number stays, because it says something', () => {
    expect(askPolitely('I am the fastest, 4.5 in the forty.')).toContain('4.5');
  });

  it('I-06 a demand becomes a question', () => {
    expect(askPolitely('I want a scholarship. How much money do you give?')).toBe(
      'I would be glad about a scholarship. Could you tell me what financial aid is possible?',
    );
  });

  it('I-06 a shouted email is written as others are; names and short forms keep their capitals', () => {
    const text = 'MY GPA IS 3.7. I WANT TO PLAY FOR LAMAR.';
    expect(shoutedWords(text)).toContain('lamar');
    expect(undoCapitals(text, new Set(['my', 'is', 'want', 'to', 'play', 'for']))).toBe('My GPA is 3.7. I want to play for Lamar.');
    expect(shoutedWords('I am a QB from TX with a GPA of 3.7.')).toEqual([]);
  });

  it('I-06 “not just fast” stays “not just fast” in every tone, and in a shorter email', () => {
    const text = 'I am not just fast, I am really really fast.';
    for (const tone of TONES) expect([tone, setTone(text, tone)]).toEqual([tone, expect.stringContaining('not just fast')]);
    expect(setTone(text, 'formal')).toBe('I am not just fast, I am very fast.');
    expect(setTone('I am not only a quarterback, I am a really really good student too.', 'professional')).toBe(
      'I am not only a quarterback, I am a really good student too.',
    );
    expect(shorten(text).text).toBe('I am not just fast, I am fast.');
    expect(shorten('I am not very fast.').text).toBe('I am not very fast.');
  });

  it.each([
    ['I-06 thanks are not sold', 'Thank you for the camp on Saturday.'],
    ['I-06 a refusal is not sold', 'Coach, thanks for the offer. I have decided to decline it.'],
    ['I-06 an answer is not sold', 'You asked for my transcript. It is attached.'],
  ])('%s: nothing is added', (_, email) => {
    expect(strengthenEmail(email, MARCUS_FACTS)).toBe(email);
  });

  it('I-06 a subject is of its email’s kind', () => {
    const lines = (email: string) => writeSubjectLines(MARCUS_FACTS, email, 10);
    for (const line of lines('Thank you for showing us around on Saturday.')) expect(line).not.toMatch(/interested|introduc|offer/i);
    expect(lines('Thank you for showing us around on Saturday.')[0]).toBe('Thank you for Saturday');
    for (const line of lines('I have decided to decline your offer.')) expect(line).toMatch(/thank|decision/i);
    for (const line of lines('You asked for my transcript. It is attached.')) expect(line).toMatch(/answer|question|asked/i);
    for (const line of lines('I am following up on my email of May.')) expect(line).toMatch(/follow|last email|checking|second/i);
  });

  it.each([
    'Thank you for showing us around on Saturday.',
    'I have decided to decline your offer.',
    'You asked for my transcript. It is attached.',
    'I am following up on my email of May.',
  ])('I-01 there are ten different subject lines for "%s"', (email) => {
    const lines = writeSubjectLines(MARCUS_FACTS, email, 10);
    expect([new Set(lines).size, Math.max(...lines.map(({ length }) => length)) <= 60]).toEqual([10, true]);
  });
});
