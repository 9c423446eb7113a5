export interface DirectoryFacts {
  total: number;
  D1: number;
  D2: number;
  D3: number;
}

const names = ['total', 'D1', 'D2', 'D3'] as const satisfies (keyof DirectoryFacts)[];

/** How many programs the directory has, as the server wrote it into this page; null when it did not. */
export function directoryFacts(): DirectoryFacts | null {
  const content = document.querySelector('meta[name="recruit-directory"]')?.getAttribute('content') ?? '';
  try {
    const facts = JSON.parse(content) as Partial<Record<keyof DirectoryFacts, unknown>> | null;
    const known = names.every((name) => typeof facts?.[name] === 'number') && Number(facts?.total) > 0;
    return known ? (facts as DirectoryFacts) : null;
  } catch {
    return null;
  }
}
