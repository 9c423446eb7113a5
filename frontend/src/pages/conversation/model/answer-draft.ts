import { pressKey } from '@/shared/lib/press-key';

/** An answer that was not sent yet. Its id is created before the first attempt, so that the server accepts it only once. */
export interface AnswerDraft {
  id: string;
  text: string;
}

const key = (coachId: number) => `recruit-answer-${coachId}`;

function isDraft(value: unknown): value is AnswerDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'text' in value &&
    typeof value.id === 'string' &&
    typeof value.text === 'string'
  );
}

/** Stored on the device until it is sent; if storage is blocked, it lasts as long as the page. */
export const answerDraft = {
  fresh: (text = ''): AnswerDraft => ({ id: pressKey(), text }),

  read(coachId: number): AnswerDraft {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(key(coachId)) ?? 'null');
      return isDraft(value) ? value : answerDraft.fresh();
    } catch {
      return answerDraft.fresh();
    }
  },

  write(coachId: number, draft: AnswerDraft): void {
    try {
      if (draft.text === '') localStorage.removeItem(key(coachId));
      else localStorage.setItem(key(coachId), JSON.stringify(draft));
    } catch {
      // See above.
    }
  },
};
