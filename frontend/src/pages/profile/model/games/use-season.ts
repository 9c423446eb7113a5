import { useState } from 'react';
import type { User } from '@/entities/athlete';
import type { GameSummaryDto, SeasonSummaryDto } from '@/shared/api';

/** The selected season. The choice lasts until the user's data is reloaded. */
export function useSeason(user: User, summary: GameSummaryDto): [SeasonSummaryDto | undefined, (season: number) => void] {
  const [choice, setChoice] = useState<{ of: User; season: number } | null>(null);
  const wanted = choice?.of === user ? choice.season : summary.defaultSeason;
  const season = summary.seasons.find((one) => one.season === wanted);
  return [season, (chosen) => setChoice({ of: user, season: chosen })];
}
