import { memo } from 'react';
import ViewKanban from '@mui/icons-material/ViewKanbanOutlined';
import ViewList from '@mui/icons-material/ViewListOutlined';
import Box from '@mui/material/Box';
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

/** Beside its picture; a phone has room for the picture alone. */
function Words({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
      {children}
    </Box>
  );
}

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
      <ToggleButton value="list" aria-label="List" sx={button}>
        <ViewList fontSize="small" /> <Words>List</Words>
      </ToggleButton>
      <ToggleButton value="board" aria-label="Board" sx={button}>
        <ViewKanban fontSize="small" /> <Words>Board</Words>
      </ToggleButton>
    </ToggleButtonGroup>
  );
});
