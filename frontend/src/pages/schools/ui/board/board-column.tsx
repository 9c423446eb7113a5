import { type DragEvent, useId, useState } from 'react';
import type { Target } from '@/entities/school';
import type { BoardColumn as Column } from '../../model/board/board-columns';
import { LeadPill } from '../tracking/lead-pill';
import css from './board.module.css';
import type { BoardActions } from './board-actions';
import { BoardCard } from './board-card';

interface BoardColumnProps extends BoardActions {
  column: Column;
  targets: ReadonlyMap<number, Target>;
  /** A card was dropped here. */
  onDropped: (schoolId: number) => void;
}

/** More cards than this are rendered only on demand. */
const mostCards = 40;

/** The schools of one lead level; a card can be dropped on it. */
export function BoardColumn({ column, targets, onDropped, ...actions }: BoardColumnProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const [whole, setWhole] = useState(false);
  const { level, meaning, schools } = column;
  const shown = whole ? schools : schools.slice(0, mostCards);

  function onDragOver(event: DragEvent): void {
    event.preventDefault();
    setOver(true);
  }

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const schoolId = Number(event.dataTransfer.getData('text/plain'));
    if (schoolId > 0) onDropped(schoolId);
  }

  return (
    <section
      className={css['column']}
      aria-labelledby={id}
      data-over={over}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <div className={css['head']}>
        <h2 id={id}>
          <LeadPill level={level} />
        </h2>
        <span className={css['count']}>{schools.length}</span>
      </div>
      {schools.length === 0 && <p className={css['empty']}>{meaning}</p>}
      <ul className={css['cards']} aria-labelledby={id}>
        {shown.map((school) => (
          <BoardCard key={school.id} school={school} target={targets.get(school.id)} {...actions} />
        ))}
      </ul>
      {shown.length < schools.length && (
        <button type="button" className={css['more']} onClick={() => setWhole(true)}>
          Show all {schools.length}
        </button>
      )}
    </section>
  );
}
