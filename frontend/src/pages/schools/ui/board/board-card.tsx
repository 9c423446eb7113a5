import { type KeyboardEvent, memo, useState } from 'react';
import type { School, Target } from '@/entities/school';
import { WaitingMark } from '@/features/offline';
import { schoolWords } from '../../model/school-words';
import { neighbourLevel } from '../../model/board/neighbour-level';
import { ContactPill } from '../contact-pill';
import css from './board.module.css';
import type { BoardActions } from './board-actions';
import { boardCardId } from './board-card-id';
import { MoveMenu } from './move-menu';

interface BoardCardProps extends BoardActions {
  school: School;
  target: Target | undefined;
}

/** The card above (-1) or below (1) in the same column takes the focus. */
function focusCard(from: HTMLElement, step: -1 | 1): void {
  const item = from.closest('li');
  const next = step === 1 ? item?.nextElementSibling : item?.previousElementSibling;
  next?.querySelector<HTMLElement>('[data-card]')?.focus();
}

/** A school on the board: dragged, moved by its menu, or by the arrow keys on its name. */
export const BoardCard = memo(function BoardCard({ school, target, onOpen, onMove }: BoardCardProps) {
  const [dragged, setDragged] = useState(false);
  const nextStep = target?.nextStep ?? '';

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key } = event;
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const level = neighbourLevel(school.leadLevel, key === 'ArrowLeft' ? -1 : 1);
      if (level !== null) onMove(school, level);
    } else if (key === 'ArrowUp' || key === 'ArrowDown') {
      focusCard(event.currentTarget, key === 'ArrowUp' ? -1 : 1);
    } else return;
    event.preventDefault();
  }

  return (
    <li>
      <div
        className={css['card']}
        draggable
        data-dragged={dragged}
        onDragStart={(event) => {
          event.dataTransfer.setData('text/plain', String(school.id));
          event.dataTransfer.effectAllowed = 'move';
          setDragged(true);
        }}
        onDragEnd={() => setDragged(false)}
      >
        <button
          type="button"
          id={boardCardId(school.id)}
          data-card
          className={css['name']}
          aria-haspopup="dialog"
          aria-keyshortcuts="ArrowLeft ArrowRight"
          onClick={() => onOpen(school.id)}
          onKeyDown={onKeyDown}
        >
          {school.name}
        </button>
        <span className={css['place']}>
          {schoolWords.division(school)} · {schoolWords.location(school)}
        </span>
        {nextStep !== '' && <span className={css['next']}>Next: {nextStep}</span>}
        <div className={css['foot']}>
          <ContactPill school={school} />
          <WaitingMark kind="tracking" target={String(school.id)} />
          <MoveMenu school={school} onMove={onMove} />
        </div>
      </div>
    </li>
  );
});
