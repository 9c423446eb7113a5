import { MARCUS_FACTS } from '../../../facts/testing/athlete-fixture.js';
import { TONES } from '../tone.js';
import { strengthenEmail } from './strengthen-email.js';
import { setTone } from './set-tone.js';
import { SHORT_ENOUGH, shorten } from './shorten.js';

const LONG = `Coach {{coach_last_name|and very fine staff}},

I just wanted to reach out to you and say that I am really interested in {{school_name}}. I have always loved football since I was a little kid playing in the yard behind our house with my brothers. My brothers taught me everything that I know about the game and about life. In order to get better I work out every day before school. In order to get better I work out every day before school. My mother makes me breakfast before each of these workouts and then drives me to the weight room in the dark. I also like to watch old games on television with my grandfather on the weekends when we have the time.

I am a quarterback in the class of 2027. Here is my film: https://www.hudl.com/profile/12?really=very

Would you have time for a call?

Thank you very much for your time.

Best regards,
Marcus Lee`;

describe('improving an email by rule', () => {
  it('I-01 length: fillers, repeats and what says least go; who, film, question and thanks stay', () => {
    const { text, words } = shorten(LONG);
    expect(words).toBeLessThanOrEqual(SHORT_ENOUGH);
    expect(text.match(/In order to|To get better/g) ?? []).toHaveLength(text.includes('To get better') ? 1 : 0);
    for (const kept of [
      'Coach {{coach_last_name|and very fine staff}},',
      '{{school_name}}',
      'class of 2027',
      'profile/12?really=very',
      'Would you have time for a call?',
      'Thank you very much',
    ]) {
      expect(text).toContain(kept);
    }
    expect(text.endsWith('Best regards,\nMarcus Lee')).toBe(true);
    expect(shorten(text).text).toBe(text);
  });

  it('I-01 tone: chat words go, each tone has its own words, and a placeholder is not touched', () => {
    const chat = 'hey Coach {{coach_last_name|my guys}}, u guys are awesome!!! I’m gonna work hard lol 💪🏽. I can’t wait!';
    expect(setTone(chat, 'professional')).toBe(
      'Coach {{coach_last_name|my guys}}, you and your staff are excellent. I’m going to work hard. I can’t wait.',
    );
    expect(setTone('Coach {{coach_last_name}},\n\nI’d like to visit. I don’t know when it’s open.\n\nThanks,', 'formal')).toBe(
      'Dear Coach {{coach_last_name}},\n\nI would like to visit. I do not know when it is open.\n\nRespectfully,',
    );
    expect(setTone('I am interested in {{school_name}}. I would like to visit.', 'enthusiastic')).toBe(
      'I am so excited about {{school_name}}! I would love to visit!',
    );
    expect(setTone('Dear Coach Smith,\nI would like to visit.', 'casual')).toBe('Hi Coach Smith,\nI’d like to visit.');
  });

  it.each(TONES)('I-01 tone: %s twice is %s once', (tone) => {
    const once = setTone(LONG, tone);
    expect(setTone(once, tone)).toBe(once);
  });

  it('I-01 persuasive: weak words go; figure, film and question come from the facts, and only once', () => {
    const weak = 'Coach,\n\nI think I could be a good fit, maybe. Sorry to bother you.\n\nThank you.\n\nMarcus Lee';
    const strong = strengthenEmail(weak, MARCUS_FACTS);
    expect(strong).toContain('I can be a good fit');
    expect(strong).not.toMatch(/sorry|maybe/i);
    expect(strong).toContain('2,481 passing yards');
    expect(strong).toContain('https://www.hudl.com/profile/12');
    expect(strong).toMatch(/staff\?\n\nThank you\.\n\nMarcus Lee$/);
    expect(strengthenEmail(strong, MARCUS_FACTS)).toBe(strong);
    expect(strengthenEmail('I hope to play.', [])).not.toMatch(/yards|GPA|http/);
  });
});
