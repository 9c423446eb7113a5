/** An IP address as a number of 32 or 128 bits; null for a text that is none. */
export function ipNumber(text: string): { bits: 32 | 128; value: bigint } | null {
  if (text.length > 45) return null;
  return text.includes(':') ? version6(text) : version4(text);
}

function version4(text: string): { bits: 32; value: bigint } | null {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255)) return null;
  return { bits: 32, value: parts.reduce((sum, part) => sum * 256n + BigInt(part), 0n) };
}

function version6(text: string): { bits: 128; value: bigint } | null {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const [head, tail] = halves.map(groupsOf);
  if (head === undefined) return null;
  const missing = 8 - head.length - (tail?.length ?? 0);
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  const groups = [...head, ...Array<string>(missing).fill('0'), ...(tail ?? [])];
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return null;
  return { bits: 128, value: groups.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n) };
}

/** An IPv4 address at the end counts as two groups (RFC 4291, 2.2). */
function groupsOf(text: string): string[] {
  if (text === '') return [];
  const groups = text.split(':');
  const last = version4(groups.at(-1) ?? '');
  if (last === null) return groups;
  return [...groups.slice(0, -1), (last.value >> 16n).toString(16), (last.value & 0xffffn).toString(16)];
}
