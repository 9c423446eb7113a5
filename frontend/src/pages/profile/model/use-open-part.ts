import { useState } from 'react';
import type { ProfileForm } from './profile-form';

/** A card of the data tab. */
export type ProfileSection = 'personal' | 'athletic' | 'external';

export type FieldName = keyof ProfileForm;

interface OpenPart {
  section: ProfileSection | 'all';
  field: FieldName;
}

/** What of the data tab can be changed now: everything, one card, or nothing. */
export function useOpenPart(beginsOpen: boolean) {
  const [part, setPart] = useState<OpenPart | null>(beginsOpen ? { section: 'all', field: 'firstName' } : null);
  const [last, setLast] = useState<FieldName | null>(null);
  return {
    part,
    /** The field of the card that was closed last: it gets the focus back. */
    last,
    open: (section: OpenPart['section'], field: FieldName) => setPart({ section, field }),
    close: () => {
      setLast(part !== null && part.section !== 'all' ? part.field : null);
      setPart(null);
    },
  };
}
