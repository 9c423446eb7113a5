import { dayInZone } from '../../../../shared-kernel/day-in-zone.js';
import type { Engagement } from '../domain/strategy-material.js';
import type { StrategyFavorite } from '../queries/strategy.query.js';

/** A favorite's record with the days of the athlete's time zone. */
export function engagementOf(favorite: StrategyFavorite, zone: string): Engagement {
  const { sent, opened, replied, lastSentAt, lastReplyAt, isReplyWaiting, isSilent, contacts, offer } = favorite;
  const day = (moment: Date | null) => moment && dayInZone(moment, zone);
  const days = { lastSentOn: day(lastSentAt), lastReplyOn: day(lastReplyAt) };
  return { sent, opened, replied, ...days, isReplyWaiting, isSilent, contacts, offer };
}
