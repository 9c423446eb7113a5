import { memo } from 'react';
import ViewKanban from '@mui/icons-material/ViewKanbanOutlined';
import ViewList from '@mui/icons-material/ViewListOutlined';
import type { ListState } from '../model/list/list-state';
import type { ListControl } from '../model/list/use-list-state';
import css from './view-switch.module.css';

interface ViewSwitchProps {
  view: ListState['view'];
  onArrange: ListControl['arrange'];
}

const views = [
  { value: 'list', name: 'List', picture: <ViewList fontSize="small" /> },
  { value: 'board', name: 'Board', picture: <ViewKanban fontSize="small" /> },
] as const;

/** Rows of the directory, or the board of the schools that the athlete follows. A phone has room for the pictures alone. */
export const ViewSwitch = memo(function ViewSwitch({ view, onArrange }: ViewSwitchProps) {
  return (
    <div role="group" aria-label="View" className={css['switch']}>
      {views.map(({ value, name, picture }) => (
        <button
          key={value}
          type="button"
          className={css['view']}
          aria-label={name}
          aria-pressed={value === view}
          onClick={() => value !== view && onArrange({ view: value, page: 1 })}
        >
          {picture}
          <span className={css['words']}>{name}</span>
        </button>
      ))}
    </div>
  );
});
