import { useState } from 'react';
import type { User } from '@/entities/athlete';
import type { GameSummaryDto, SeasonSummaryDto } from '@/shared/api';

/** The season that is shown. A choice holds until the user's data is loaded again. */
export function useSeason(user: User, summary: GameSummaryDto): [SeasonSummaryDto | undefined, (season: number) => void] {
  const [choice, setChoice] = useState<{ of: User; season: number } | null>(null);
  const wanted = choice?.of === user ? choice.season : summary.defaultSeason;
  const season = summary.seasons.find((one) => one.season === wanted);
  return [season, (chosen) => setChoice({ of: user, season: chosen })];
}
