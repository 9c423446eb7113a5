/** An address as one word of Gmail's search language; signs that mean something there are in quotes. */
export function searchWord(address: string): string {
  return /^[\w.+@-]+$/.test(address) ? address : `"${address.replaceAll('"', '')}"`;
}
