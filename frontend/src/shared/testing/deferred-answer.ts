import type { FakeAnswer } from './fake-api';

export interface DeferredAnswer {
  /** The route: requests wait until an answer is given. */
  route: () => Promise<FakeAnswer>;
  /** Gives this answer to all waiting requests and to all later ones. */
  give: (answer: FakeAnswer) => Promise<void>;
}

/** A route that answers only when the test says so, to check what the screen shows in the meantime. */
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
