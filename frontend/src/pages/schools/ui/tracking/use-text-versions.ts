import { useState } from 'react';
import { useOtherVersion } from '@/shared/ui/text-conflict';

interface Compared {
  theirs: string;
  /** The stored text that may be replaced after the choice; undefined when a kept version is compared. */
  stored?: string;
}

export interface ComparedVersions {
  /** The text of the other version, while both are shown. */
  compared: Compared | null;
  /** Whether there is a kept version that was not chosen. */
  hasOther: boolean;
  /** Shows the stored text that a save would have replaced. */
  refuse: (stored: string) => void;
  compareKept: () => void;
  /** Ends the comparison; the other text is stored under this page's key. */
  choose: (kept: string) => void;
  close: () => void;
  discard: () => void;
}

/** The two versions of one text that was changed in two places. */
export function useTextVersions(storageKey: string): ComparedVersions {
  const [compared, setCompared] = useState<Compared | null>(null);
  const { other, keep, discard } = useOtherVersion(storageKey);
  return {
    compared,
    hasOther: other !== null,
    refuse: (stored) => setCompared({ theirs: stored, stored }),
    compareKept: () => setCompared({ theirs: other?.['text'] ?? '' }),
    choose: (kept) => {
      keep({ text: kept });
      setCompared(null);
    },
    close: () => setCompared(null),
    discard,
  };
}
