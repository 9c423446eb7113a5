import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Grouping } from '../../../model/flow/recipient-sections';

interface PickToolbarProps {
  search: string;
  onSearch: (search: string) => void;
  grouping: Grouping;
  onGroup: (grouping: Grouping) => void;
  selectLabel: string;
  /** Whether any of the coaches that are shown can be picked. */
  selectable: boolean;
  onSelect: () => void;
}

const groupings: readonly { value: Grouping; label: string }[] = [
  { value: 'role', label: 'By role' },
  { value: 'school', label: 'By school' },
];

/** Above the coaches: search, how they are grouped, and all at once. */
export function PickToolbar({ search, onSearch, grouping, onGroup, selectLabel, selectable, onSelect }: PickToolbarProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
      <OutlinedInput
        size="small"
        type="search"
        placeholder="Search coaches and schools"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        inputProps={{ 'aria-label': 'Search coaches and schools' }}
        startAdornment={
          <InputAdornment position="start">
            <Search fontSize="small" />
          </InputAdornment>
        }
        sx={{ flex: '1 1 220px' }}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Group coaches"
        value={grouping}
        onChange={(_, next: Grouping | null) => next && onGroup(next)}
      >
        {groupings.map(({ value, label }) => (
          <ToggleButton key={value} value={value} sx={{ px: 1.75, textTransform: 'none' }}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Button variant="outlined" disabled={!selectable} onClick={onSelect}>
        {selectLabel}
      </Button>
    </Box>
  );
}
