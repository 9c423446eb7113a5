import { summaryFixture } from '@/entities/campaign/testing/conversation-fixture';
import { talkWords } from './talk-words';

const out = { direction: 'out', text: 'Coach, here is my film.', isAutomatic: false } as const;

describe('a conversation in words', () => {
  it('C-22 says who wrote the last line', () => {
    expect(talkWords.lineOf(summaryFixture())).toBe('Can you send the full game?');
    expect(talkWords.lineOf(summaryFixture({ last: { ...out, status: 'sent' } }))).toBe('You: Coach, here is my film.');
    const last = { direction: 'in', text: 'On vacation.', isAutomatic: true, status: null } as const;
    expect(talkWords.lineOf(summaryFixture({ last }))).toBe('Automatic reply: On vacation.');
  });

  it('C-22 a reply that waits is marked, one from an unknown address otherwise', () => {
    expect(talkWords.pillOf(summaryFixture())?.word).toBe('Answer waiting');
    expect(talkWords.pillOf(summaryFixture({ isDoubtful: true }))).toEqual({ tone: 'bad', word: 'Check who this is' });
  });

  it.each([
    ['sent', null],
    ['opened', null],
    ['failed', 'Not sent'],
    ['unknown', 'Delivery not confirmed'],
    ['bounced', 'Came back'],
    ['kept', 'Not delivered, kept here'],
    ['queued', 'Waiting to be sent'],
  ] as const)('C-22 an email that is %s has the pill %s', (status, word) => {
    expect(talkWords.pillOf(summaryFixture({ state: 'quiet', last: { ...out, status } }))?.word ?? null).toBe(word);
  });

  it.each([
    [0, 0, ''],
    [1, 0, '1 email sent'],
    [2, 1, '2 emails sent, 1 reply'],
    [3, 2, '3 emails sent, 2 replies'],
  ])('C-22 %d emails and %d replies read “%s”', (emailCount, replyCount, words) => {
    expect(talkWords.countsOf(summaryFixture({ emailCount, replyCount }))).toBe(words);
  });
});
