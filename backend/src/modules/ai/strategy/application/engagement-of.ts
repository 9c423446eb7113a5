import { dayInZone } from '../../../../shared-kernel/day-in-zone.js';
import { asksOf, namesInjury, wantsNewsLater } from '../domain/schools/asks-of.js';
import type { Engagement } from '../domain/strategy-material.js';
import type { StrategyFavorite } from '../queries/strategy.query.js';

/** A favorite's record with the days of the athlete's time zone. */
export function engagementOf(favorite: StrategyFavorite, zone: string, today: string): Engagement {
  const {
    sent,
    opened,
    replied,
    lastSentAt,
    lastReplyAt,
    isReplyWaiting,
    isSilent,
    contacts,
    offer,
    events,
    replyText,
    nextStep,
    ownWords,
  } = favorite;
  const day = (moment: Date | null) => moment && dayInZone(moment, zone);
  const isNewsAwaited = replyText !== null && wantsNewsLater(replyText, today);
  const isWaiting = isReplyWaiting && !isNewsAwaited;
  return {
    ...{ sent, opened, replied, lastSentOn: day(lastSentAt), lastReplyOn: day(lastReplyAt) },
    ...{ isReplyWaiting: isWaiting, isNewsAwaited, isSilent, contacts, offer, nextStep },
    isInjuryNamed: namesInjury(replyText ?? '') || namesInjury(ownWords),
    events: events.map(({ kind, at, deadline }) => ({ kind, on: dayInZone(new Date(at), zone), deadline })),
    asked: isWaiting && replyText !== null ? asksOf(replyText, today) : null,
  };
}
