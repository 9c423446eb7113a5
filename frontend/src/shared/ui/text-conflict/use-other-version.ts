import { useState } from 'react';
import { otherVersion } from './other-version';

type Texts = Readonly<Record<string, string>>;

/** The version that was not chosen, as state; it is kept in this tab. */
export function useOtherVersion(storageKey: string) {
  const [other, setOther] = useState<Texts | null>(() => otherVersion.get(storageKey));
  return {
    other,
    keep(texts: Texts): void {
      otherVersion.put(storageKey, texts);
      setOther(texts);
    },
    discard(): void {
      otherVersion.clear(storageKey);
      setOther(null);
    },
  };
}
