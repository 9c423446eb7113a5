type Json = Record<string, unknown>;

const NEXT_DATA = 'id="__NEXT_DATA__"';
const PUSH = 'self.__next_f.push(';
const PROPS = '"pageProps"';
const MAX_CANDIDATES = 10;
const STEP: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };

/**
 * The pageProps of a Next.js page: of its __NEXT_DATA__ script, else of the pieces that newer pages stream by
 * self.__next_f.push([1, "..."]). Null when there are none. The page is only read, never run.
 */
export function pagePropsOf(html: string): Json | null {
  return ofNextData(html) ?? ofStream(html);
}

function ofNextData(html: string): Json | null {
  const script = html.indexOf(NEXT_DATA);
  const start = script < 0 ? 0 : html.indexOf('>', script) + 1;
  if (start === 0) return null;
  const { props } = asRecord(parsed(html.slice(start, html.indexOf('</script', start))));
  const { pageProps } = asRecord(props);
  return isRecord(pageProps) ? pageProps : null;
}

function ofStream(html: string): Json | null {
  const text = piecesOf(html).join('');
  let at = text.indexOf(PROPS);
  for (let tried = 0; at >= 0 && tried < MAX_CANDIDATES; tried += 1) {
    const props = parsed(valueAt(text, text.indexOf('{', at)));
    if (isRecord(props) && 'statsCardProps' in props) return props;
    at = text.indexOf(PROPS, at + PROPS.length);
  }
  return null;
}

function piecesOf(html: string): string[] {
  const pieces: string[] = [];
  let at = html.indexOf(PUSH);
  while (at >= 0) {
    const call = valueAt(html, at + PUSH.length);
    if (call === '') break;
    const piece = parsed(call);
    if (Array.isArray(piece) && piece[0] === 1 && typeof piece[1] === 'string') pieces.push(piece[1]);
    at = html.indexOf(PUSH, at + PUSH.length + call.length);
  }
  return pieces;
}

/** The text of the JSON array or object that begins at `start`; '' when none begins there or it does not end. */
function valueAt(text: string, start: number): string {
  let depth = 0;
  let quoted = false;
  for (let at = start; at >= 0 && at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '\\') at += 1;
    else if (char === '"') quoted = !quoted;
    else if (!quoted) depth += STEP[char] ?? 0;
    if (depth === 0) return text.slice(start, at + 1);
  }
  return '';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asRecord(value: unknown): Json {
  return isRecord(value) ? value : {};
}
