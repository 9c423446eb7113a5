import { useCallback, useEffect, useRef, useState } from 'react';
import type { LeadLevel, School } from '@/entities/school';
import { leadLevels } from '../../model/tracking/lead-levels';
import type { Track } from '../../model/tracking/track';
import { boardCardId } from './board-card-id';

interface MoveCard {
  move: (school: School, to: LeadLevel) => void;
  /** As move, for a card that was dragged. */
  drop: (schoolId: number, to: LeadLevel) => void;
  /** What a screen reader says of the last move. */
  announcement: string;
}

/** Moves a card to another column. The focus goes with it. */
export function useMoveCard(schools: readonly School[], onTrack: Track): MoveCard {
  const [announcement, setAnnouncement] = useState('');
  const moved = useRef<{ id: number; to: LeadLevel } | null>(null);

  const move = useCallback(
    (school: School, to: LeadLevel) => {
      if (school.leadLevel === to) return;
      moved.current = { id: school.id, to };
      setAnnouncement(`${school.name} moved to ${leadLevels.find((known) => known.level === to)?.label ?? ''}`);
      void onTrack(school.id, { leadLevel: to });
    },
    [onTrack],
  );
  useEffect(() => {
    const last = moved.current;
    if (last === null || schools.find(({ id }) => id === last.id)?.leadLevel !== last.to) return;
    // In its new column the card is another element, which does not have the focus yet.
    document.getElementById(boardCardId(last.id))?.focus();
    moved.current = null;
  }, [schools]);

  function drop(schoolId: number, to: LeadLevel): void {
    const school = schools.find(({ id }) => id === schoolId);
    if (school) move(school, to);
  }

  return { move, drop, announcement };
}
