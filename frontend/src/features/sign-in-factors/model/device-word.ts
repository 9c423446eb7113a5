const WORDS: [RegExp, string][] = [
  [/iPhone/u, 'My iPhone'],
  [/iPad/u, 'My iPad'],
  [/Android/u, 'My Android phone'],
  [/Macintosh/u, 'My Mac'],
  [/Windows/u, 'My Windows computer'],
  [/CrOS/u, 'My Chromebook'],
];

/** A first name for a passkey of this device, to be changed. */
export function deviceWord(userAgent: string): string {
  return WORDS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'My device';
}
