/** Age in milliseconds after which answers from the document are outdated and the server is asked again. */
const freshMs = 60_000;

function read(): Map<string, unknown> {
  const element = document.getElementById('recruit-answers');
  try {
    return new Map(Object.entries(JSON.parse(element?.textContent ?? '{}') as Record<string, unknown>));
  } catch {
    return new Map();
  } finally {
    element?.remove();
  }
}

/** Whether the server marked the document as sent to a visitor who is not signed in. */
function readVisitor(): boolean {
  const element = document.querySelector('meta[name="recruit-visitor"]');
  element?.remove();
  return element !== null;
}

let known: Map<string, unknown> | null = null;
let ofVisitor: boolean | null = null;

/** The first answers of a signed-in person's page, which the server put into the document. Each is used once. */
export const documentAnswers = {
  /** The answer to a GET at this address with its query; undefined when it has to be asked for. */
  take(address: string): unknown {
    known ??= read();
    const answer = performance.now() < freshMs ? known.get(address) : undefined;
    known.delete(address);
    return answer;
  },

  /** Whether the server sent the document to a visitor who is not signed in. */
  isVisitors(): boolean {
    ofVisitor ??= readVisitor();
    return ofVisitor && performance.now() < freshMs;
  },

  /** After a change the remaining answers may be outdated, so they are dropped. */
  forget(): void {
    known = new Map();
    ofVisitor = false;
  },
};
