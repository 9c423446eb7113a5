/** Milliseconds after which a page asks again: what came with the document has aged by then. */
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

/** The server said in the document that nobody is signed in. */
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

  /** Whether the server knew, when it sent the document, that nobody is signed in. */
  isVisitors(): boolean {
    ofVisitor ??= readVisitor();
    return ofVisitor && performance.now() < freshMs;
  },

  /** Something was changed: whatever is left may be wrong. */
  forget(): void {
    known = new Map();
    ofVisitor = false;
  },
};
