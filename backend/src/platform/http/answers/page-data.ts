/** Ends a script element, or a line of JavaScript, where JSON would not. */
const UNSAFE = /[<\u2028\u2029]/g;

/** Characters of one answer. A longer one, say of many favorites, is left to the page, which asks for it. */
const MOST = 150_000;

/** Answers as an element that no browser runs: the app reads them instead of asking. Nothing in them can end the element. */
export function pageData(answers: Record<string, unknown>): string {
  const parts = Object.entries(answers).map(([address, answer]) => [JSON.stringify(address), JSON.stringify(answer)] as const);
  const short = parts.filter(([, answer]) => answer.length <= MOST).map((pair) => pair.join(':'));
  const json = `{${short.join(',')}}`.replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `<script type="application/json" id="recruit-answers">${json}</script>`;
}
