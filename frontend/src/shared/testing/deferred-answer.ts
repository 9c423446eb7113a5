import type { FakeAnswer } from './fake-api';

export interface DeferredAnswer {
  /** The endpoint: anyone who asks it waits. */
  route: () => Promise<FakeAnswer>;
  /** Everybody who waits, and everybody who asks later, gets this answer. */
  give: (answer: FakeAnswer) => Promise<void>;
}

/** An endpoint that keeps its answer until a test gives it: what the screen shows in the meantime can be looked at. */
export function deferredAnswer(): DeferredAnswer {
  let answerWith: (answer: FakeAnswer) => void = () => undefined;
  const answer = new Promise<FakeAnswer>((resolve) => {
    answerWith = resolve;
  });
  return {
    route: () => answer,
    give: async (given) => {
      answerWith(given);
      await answer;
    },
  };
}
