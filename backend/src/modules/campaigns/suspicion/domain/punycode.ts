const BASE = 36;
const [T_MIN, T_MAX, SKEW, DAMP] = [1, 26, 38, 700];
const LONGEST_LABEL = 63;

/** A label of a host as people see it: "xn--uf-u2s" is decoded by RFC 3492; what cannot be decoded stays. */
export function unicodeLabel(label: string): string {
  if (!label.startsWith('xn--') || label.length > LONGEST_LABEL) return label;
  const text = label.slice(4);
  const end = text.lastIndexOf('-');
  const characters = Array.from(end > 0 ? text.slice(0, end) : '', (character) => character.codePointAt(0) ?? 0);
  return decodeInto(characters, text.slice(end > 0 ? end + 1 : 0)) ? String.fromCodePoint(...characters) : label;
}

function decodeInto(characters: number[], digits: string): boolean {
  let [at, code, index, bias] = [0, 128, 0, 72];
  while (at < digits.length) {
    const before = index;
    for (let [weight, k] = [1, BASE]; ; k += BASE) {
      const digit = digitOf(digits[at]);
      if (digit < 0) return false;
      at += 1;
      index += digit * weight;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const count = characters.length + 1;
    bias = adapted(index - before, count, before === 0);
    code += Math.floor(index / count);
    if (code > 0x10ffff) return false;
    index %= count;
    characters.splice(index, 0, code);
    index += 1;
  }
  return true;
}

function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / count);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

function digitOf(character = ''): number {
  if (/^[a-z]$/.test(character)) return character.charCodeAt(0) - 97;
  return /^\d$/.test(character) ? Number(character) + 26 : -1;
}
