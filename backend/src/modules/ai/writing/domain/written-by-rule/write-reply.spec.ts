import { MARCUS_FACTS } from '../../../facts/testing/athlete-fixture.js';
import { replyNotes, writeReply } from './write-reply.js';

const written = (notes: string) => {
  const reply = replyNotes(notes);
  return reply && writeReply(MARCUS_FACTS, reply.kind, { tone: 'professional', said: reply.said.join(' ') });
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

  it('I-06 an answer comes first', () => {
    expect(written('coach asked when can you visit. answer: Dec 5, three of us')).toContain(
      '{{coach_last_name|and staff}},\n\nThank you for asking. My answer: Dec 5, three of us.',
    );
  });

  it('I-06 other notes are for a first email', () => {
    expect(replyNotes('I camped at your school in June.')).toBeNull();
    expect(replyNotes('')).toBeNull();
  });
});
