import { useCallback, useEffect, useRef } from 'react';
import type { LeadLevel, School } from '@/entities/school';
import { useToast } from '@/shared/ui/toast';
import { leadLevels } from '../../model/tracking/lead-levels';
import type { Track } from '../../model/tracking/track';
import { boardCardId } from './board-card-id';

interface MoveCard {
  move: (school: School, to: LeadLevel) => void;
  /** As move, for a card that was dragged. */
  drop: (schoolId: number, to: LeadLevel) => void;
}

/** Moves a card to another column, and back on Undo. The focus moves with it. */
export function useMoveCard(schools: readonly School[], onTrack: Track): MoveCard {
  const toast = useToast();
  const moved = useRef<{ id: number; to: LeadLevel } | null>(null);

  const change = useCallback(
    (id: number, to: LeadLevel) => {
      moved.current = { id, to };
      return onTrack(id, { leadLevel: to });
    },
    [onTrack],
  );
  const move = useCallback(
    ({ id, name, leadLevel: from }: School, to: LeadLevel) => {
      if (from === to) return;
      const title = `${name} moved to ${leadLevels.find((known) => known.level === to)?.label ?? ''}`;
      void change(id, to).then((isStored) => {
        if (isStored) toast({ title, action: { label: 'Undo', onPress: () => void change(id, from) } });
      });
    },
    [change, toast],
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

  return { move, drop };
}
