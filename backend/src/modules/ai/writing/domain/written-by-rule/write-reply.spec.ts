import { MARCUS_FACTS } from '../../../facts/testing/athlete-fixture.js';
import { replyNotes, writeReply } from './write-reply.js';

const written = (notes: string) => {
  const reply = replyNotes(notes);
  return reply && writeReply(MARCUS_FACTS, reply, { tone: 'professional', statements: reply.statements.join(' ') });
};

describe('emails that are no first ones', () => {
  it('I-06 thanks stay thanks: no introduction, no figures, no film', () => {
    expect(written('Thank you for the camp on Saturday, I learned a lot.')).toBe(
      'Coach {{coach_last_name|and staff}},\n\nThank you for the camp on Saturday. I learned a lot.\n\nBest regards,\nMarcus Lee\nQB, class of 2027',
    );
  });

  it('I-06 a refusal is polite, gives the athlete’s own reason and asks for nothing', () => {
    const email = written('say no to the offer, i am going somewhere closer to home');
    expect(email).toContain('Thank you for the offer. I have decided to decline it. I am going somewhere closer to home.');
    expect(email).not.toMatch(/film|yards|look forward|visit/);
  });

  it.each([
    ['no to the camp on july 18, family trip', 'I have decided not to come to the camp on July 18. The reason is a family trip.'],
    ['decline the visit because of our finals', 'I have decided not to come for the visit. The reason is our finals.'],
    ['no thanks to the camp for school reasons', 'I have decided not to come to the camp. I have decided so for school reasons.'],
    ['no to the camp, cant afford it', 'I have decided not to come to the camp. I cant afford it.'],
    ['turn down the offer, going closer to home', 'I have decided to decline it. I am going closer to home.'],
  ])('I-06 the reason of a refusal is kept: %s', (notes, right) => {
    expect(written(notes)).toContain(right);
  });

  it('I-06 what a refusal asks besides is asked', () =>
    expect(replyNotes('no to the camp, family trip. say thanks and ask if theres one in august')).toMatchObject({
      kind: 'decline',
      asks: [expect.stringMatching(/one in august\?$/i)],
    }));

  it('I-06 an answer comes first', () => {
    expect(written('coach asked when can you visit. answer: Dec 5, three of us')).toContain(
      '{{coach_last_name|and staff}},\n\nThank you for asking. My answer: December 5, three of us.',
    );
  });

  it('I-06 other notes are for a first email', () => {
    expect(replyNotes('I camped at your school in June.')).toBeNull();
    expect(replyNotes('')).toBeNull();
  });
});

describe('news, and going elsewhere', () => {
  it('I-06 an update names what it follows, brings the news and the film, and has no introduction', () => {
    const email = written('update since last email: gpa went up to 3.1') ?? '';
    expect(email).toContain('Here is a short update since my last email. My GPA went up to 3.1.');
    expect(email).toContain('https://www.hudl.com/profile/12');
    expect(email).not.toMatch(/My name is|yards/);
    expect(written('update: gpa went up to 3.1')).toContain('Here is a short update. My GPA');
  });

  it('I-06 who plays elsewhere thanks, says so, and asks for nothing', () => {
    const email = written('tell him i committed to Akron so he can stop recruiting me');
    expect(email).toContain('Thank you for recruiting me. I committed to Akron.');
    expect(email).not.toMatch(/film|stop|\?/);
  });
});

describe('the words of an answer, of thanks and of a refusal', () => {
  it.each([
    ['what stands behind "answer:"', 'He asked when. Answer:  Dec 5', ['December 5.']],
    ['with the end that it has', 'coach asked why. answer: Because I like it! ', ['Because I like it!']],
    ['and none where it has none', 'coach asked. answer:', ['']],
    [
      'else what the athlete says',
      'In answer to your question: we won. i want to study physics. mention my film',
      ['In answer to your question: we won. I want to study physics.'],
    ],
  ])('I-06 an answer is %s', (_, notes, statements) => {
    expect(replyNotes(notes)).toEqual({ kind: 'answer', statements, asks: [] });
  });

  it('I-06 thanks and what follows are two sentences', () => {
    const statements = (notes: string) => replyNotes(notes)?.statements;
    expect(statements('thank you for the camp, i learned a lot')).toEqual(['Thank you for the camp. i learned a lot.']);
    expect(statements('thank you for the camp, the film and the food')).toEqual(['Thank you for the camp, the film and the food.']);
    expect(statements('I want to thank you for the camp, I learned a lot.')).toEqual([
      'I want to thank you for the camp, I learned a lot.',
    ]);
  });

  it.each(['I have decided to decline your offer.', 'I will turn you down.', 'I am turning it down.', 'I say no to it.'])(
    'I-06 a refusal is said once, by our own sentence: %s',
    (refusal) => {
      expect(replyNotes(`I am declining. ${refusal}`)).toMatchObject({ kind: 'decline', statements: [] });
    },
  );

  it('I-06 a refusal with its reason stays', () => {
    const statements = ['I decline your offer because I want to stay close to home.'];
    expect(replyNotes(statements.join(' '))).toEqual({ kind: 'decline', statements, asks: [], declined: 'offer' });
  });

  it.each([
    [
      'decline the visit on Dec 5, i have a test that day',
      'Thank you for thinking of me. I have decided not to come for the visit on December 5.',
    ],
    ['Tell him I am declining the official visit.', 'Thank you for thinking of me. I have decided not to come for the official visit.'],
    ['thank him for the offer of a ride, but say no to the camp', 'Thank you for thinking of me. I have decided not to come to the camp.'],
    ['say no to the call', 'Thank you for thinking of me. I have decided not to take the call.'],
    [
      'the preferred walk-on spot is great but i am turning it down',
      'Thank you for the preferred walk-on spot. I have decided to decline it.',
    ],
    ['i am going somewhere closer to home', 'Thank you for thinking of me. After some thought, my answer is no.'],
  ])('I-06 a refusal thanks for no offer that the notes do not name: %s', (notes, words) => {
    expect(written(notes)).toContain(words);
    expect(written(notes)?.includes('offer')).toBe(false);
  });

  it('I-06 the question of a coach is no part of the answer', () => {
    expect(replyNotes('coach asked about my major. i want to study physics')?.statements).toEqual(['I want to study physics.']);
    expect(replyNotes('They wanted to know my height. I am 6-2.')?.statements).toEqual(['I am 6-2.']);
  });

  const reply = (kind: 'thanks' | 'answer' | 'decline', statements: string, facts = MARCUS_FACTS) =>
    writeReply(facts, { kind, declined: 'offer' }, { tone: 'professional', statements }).split('\n\n');

  it('I-06 thanks once, whatever the athlete says', () => {
    expect(reply('thanks', '').slice(1, -1)).toEqual(['Thank you for your time.']);
    expect(reply('thanks', 'I learned a lot.').slice(1, -1)).toEqual(['I learned a lot.', 'Thank you.']);
    expect(reply('thanks', 'Thanks for the camp.').slice(1, -1)).toEqual(['Thanks for the camp.']);
  });

  it('I-06 an answer goes on behind its colon: "A big one" in small letters, a name as it is written', () => {
    expect(reply('answer', 'I do.')[1]).toBe('Thank you for asking. My answer: I do.');
    expect(reply('answer', 'At noon, with Coach Lee.')[1]).toBe('Thank you for asking. My answer: at noon, with Coach Lee.');
    expect(reply('answer', 'December 5.')[1]).toBe('Thank you for asking. My answer: December 5.');
  });

  it('I-06 a refusal without a reason gives none', () => {
    expect(reply('decline', '')[1]).toBe('Thank you for the offer. I have decided to decline it.');
  });

  it('I-06 it is signed with what is known, and with placeholders where the name is not', () => {
    expect(reply('thanks', '', []).at(-1)).toBe('Best regards,\n{{student_first_name}} {{student_last_name}}');
    const without = (key: string) => MARCUS_FACTS.filter((fact) => fact.key !== key);
    expect(reply('thanks', '', without('position')).at(-1)).toBe('Best regards,\nMarcus Lee\nclass of 2027');
    expect(reply('thanks', '', without('graduationYear')).at(-1)).toBe('Best regards,\nMarcus Lee\nQB');
  });
});
