/** A name and an address out of a From header; '' where there is none. */
export interface Correspondent {
  name: string;
  /** In lower case. */
  address: string;
}

/** `Quinn Dummett <quinn@akron.edu>`, `"Dummett, Quinn" <…>`, `quinn@akron.edu (Quinn)` or a bare address. */
export function correspondentOf(header: string | undefined): Correspondent {
  const text = (header ?? '').replace(/\s+/g, ' ').trim();
  // Uses the last one, because a display name may contain a false address.
  const angled = [...text.matchAll(/<([^<>\s@]+@[^<>\s@]+)>/g)].at(-1);
  if (angled) return { name: unquoted(text.slice(0, angled.index)), address: (angled[1] ?? '').toLowerCase() };
  const bare = BARE.exec(text)?.[0] ?? '';
  const comment = /\(([^()]*)\)/.exec(text)?.[1] ?? '';
  return { name: unquoted(comment), address: bare.toLowerCase() };
}

/** Begins only at the start of a run of characters: retried inside a long run, it would take quadratic time. */
const BARE = /(?<![^\s<>()",;:@])[^\s<>()",;:@]+@[^\s<>()",;:@]+/;

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}

function unquoted(name: string): string {
  return name
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/\\(.)/g, '$1')
    .trim();
}
