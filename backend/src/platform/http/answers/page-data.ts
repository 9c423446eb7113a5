import { gzipSync } from 'node:zlib';

/** Ends a script element, or a line of JavaScript, where JSON would not. */
const UNSAFE = /[<\u2028\u2029]/g;

/** Characters of one answer. A longer one, for example of many favorites, is requested by the page. */
const MOST = 150_000;

/** Bytes of all answers as they are sent: more would keep the page itself waiting. */
const MOST_SENT = 60_000;
/** Bytes below which the compressed size of an answer is not measured. */
const SHORT = 4_000;

/** Answers as an element that no browser runs: the app reads them instead of asking. Nothing in them can end the element. */
export function pageData(answers: Record<string, unknown>): string {
  const parts = Object.entries(answers).map(([address, answer]) => [JSON.stringify(address), JSON.stringify(answer)] as const);
  const short = fitting(parts.filter(([, answer]) => answer.length <= MOST)).map((pair) => pair.join(':'));
  const json = `{${short.join(',')}}`.replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `<script type="application/json" id="recruit-answers">${json}</script>`;
}

/** As many answers as may be sent, the short ones first. */
function fitting(parts: (readonly [string, string])[]): (readonly [string, string])[] {
  let left = MOST_SENT;
  const byLength = [...parts].sort(([, a], [, b]) => a.length - b.length);
  const chosen = byLength.filter(([, answer]) => {
    const bytes = answer.length < SHORT ? Buffer.byteLength(answer) : gzipSync(answer, { level: 1 }).length;
    if (bytes > left) return false;
    left -= bytes;
    return true;
  });
  return parts.filter((part) => chosen.includes(part));
}
