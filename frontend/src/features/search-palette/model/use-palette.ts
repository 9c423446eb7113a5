import { useMemo } from 'react';
import { useGetCampaignsQuery } from '@/entities/campaign';
import { useListSchoolsQuery } from '@/entities/school';
import type { PaletteGroup } from './palette-item';
import { paletteGroups, type PalettePage } from './palette-groups';

interface Palette {
  groups: readonly PaletteGroup[];
  /** Text about what is still loading or could not be loaded; null when everything is there. */
  missing: { words: string; retry: (() => void) | null } | null;
}

const none = [] as const;

/** What the search finds among what is already known here; it asks for schools and campaigns once. */
export function usePalette(pages: readonly PalettePage[], search: string): Palette {
  const schools = useListSchoolsQuery();
  const campaigns = useGetCampaignsQuery();
  const groups = useMemo(
    () => paletteGroups({ schools: schools.data ?? none, campaigns: campaigns.data ?? none, pages }, search),
    [schools.data, campaigns.data, pages, search],
  );
  return { groups, missing: missingOf(schools, campaigns) };
}

interface Answer {
  data?: unknown;
  isFetching: boolean;
  refetch(): unknown;
}

function missingOf(schools: Answer, campaigns: Answer): Palette['missing'] {
  const lacking = [
    { answer: schools, words: 'Schools and coaches' },
    { answer: campaigns, words: 'Campaigns' },
  ].filter(({ answer }) => answer.data === undefined);
  if (lacking.length === 0) return null;
  const words = lacking.map((one) => one.words).join(', ');
  const failed = lacking.filter(({ answer }) => !answer.isFetching);
  if (failed.length === 0) return { words: `Loading: ${words.toLowerCase()} …`, retry: null };
  return { words: `${words} could not be loaded.`, retry: () => failed.forEach(({ answer }) => void answer.refetch()) };
}
