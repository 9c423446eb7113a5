import { answerDraft } from './answer-draft';

describe('an answer that was not sent yet', () => {
  afterEach(() => localStorage.clear());

  it('C-22 it is there again with its id, so that it is sent once, and each coach has one of their own', () => {
    const draft = answerDraft.fresh('Thank you, Coach.');
    answerDraft.write(7, draft);
    expect(answerDraft.read(7)).toEqual(draft);
    expect(answerDraft.read(8).text).toBe('');
    expect(answerDraft.read(8).id).not.toBe(draft.id);
  });

  it('C-22 an empty one is forgotten', () => {
    answerDraft.write(7, answerDraft.fresh('Thank you.'));
    answerDraft.write(7, answerDraft.fresh());
    expect(localStorage).toHaveLength(0);
  });

  it.each(['not json', '7', '{"id":"1"}', '{"id":1,"text":"x"}', 'null'])('C-22 %s in the storage is no answer', (stored) => {
    answerDraft.write(7, answerDraft.fresh('x'));
    localStorage.setItem(localStorage.key(0) ?? '', stored);
    expect(answerDraft.read(7).text).toBe('');
  });
});
