import { useMemo } from 'react';
import type { Recipient } from '@/entities/campaign';
import { useSchoolsMeant } from '../use-schools-meant';
import { type Grouping, type RecipientSection, recipientSections } from './recipient-sections';

/** Coaches who match a search by its words; where there are none, those of the schools that it means. */
export function useRecipientSections(recipients: readonly Recipient[], grouping: Grouping, search: string): RecipientSection[] {
  const byWords = useMemo(() => recipientSections(recipients, grouping, search), [recipients, grouping, search]);
  const meant = useSchoolsMeant(search, byWords.length === 0);
  return useMemo(() => {
    if (byWords.length > 0 || meant.length === 0) return byWords;
    const ids = new Set(meant.map(({ id }) => id));
    return recipientSections(
      recipients.filter(({ schoolId }) => ids.has(schoolId)),
      grouping,
      '',
    );
  }, [byWords, meant, recipients, grouping]);
}
