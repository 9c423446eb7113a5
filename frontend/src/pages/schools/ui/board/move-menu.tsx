import { useState } from 'react';
import type { School } from '@/entities/school';
import { LevelMenu } from '../tracking/level-menu';
import css from './board.module.css';
import type { BoardActions } from './board-actions';

interface MoveMenuProps extends Pick<BoardActions, 'onMove'> {
  school: School;
}

/** Moves a card without dragging. */
export function MoveMenu({ school, onMove }: MoveMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className={css['move']}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`Move ${school.name} to …`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Move
      </button>
      {anchor !== null && (
        <LevelMenu school={school} anchor={anchor} onChoose={(level) => onMove(school, level)} onClose={() => setAnchor(null)} />
      )}
    </>
  );
}
