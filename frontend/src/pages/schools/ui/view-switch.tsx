import { memo } from 'react';
import ViewKanban from '@mui/icons-material/ViewKanbanOutlined';
import ViewList from '@mui/icons-material/ViewListOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ListState } from '../model/list/list-state';
import type { ListControl } from '../model/list/use-list-state';

interface ViewSwitchProps {
  view: ListState['view'];
  onArrange: ListControl['arrange'];
}

const button = {
  gap: 0.75,
  px: 1.5,
  minHeight: 40,
  textTransform: 'none',
  fontWeight: 600,
  bgcolor: 'background.paper',
  color: 'text.secondary',
} as const;

/** Rows of the directory, or the board of the schools that the athlete follows. */
export const ViewSwitch = memo(function ViewSwitch({ view, onArrange }: ViewSwitchProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={view}
      aria-label="View"
      onChange={(_event, next: ListState['view'] | null) => next !== null && onArrange({ view: next, page: 1 })}
    >
      <ToggleButton value="list" sx={button}>
        <ViewList fontSize="small" /> List
      </ToggleButton>
      <ToggleButton value="board" sx={button}>
        <ViewKanban fontSize="small" /> Board
      </ToggleButton>
    </ToggleButtonGroup>
  );
});
