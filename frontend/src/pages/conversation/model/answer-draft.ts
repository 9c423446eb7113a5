/** An answer that was not sent yet. The id is made before the first try: the server takes an answer with it once. */
export interface AnswerDraft {
  id: string;
  text: string;
}

const key = (coachId: number) => `recruit-answer-${coachId}`;
const uuidBytes = 16;
const hexadecimal = 16;

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(uuidBytes));
  const hex = [...bytes].map((byte) => byte.toString(hexadecimal).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

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

/** Kept on the device until it is sent; where storage is blocked it lasts as long as the page. */
export const answerDraft = {
  fresh: (text = ''): AnswerDraft => ({ id: newId(), text }),

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
