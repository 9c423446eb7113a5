import type { ReactNode, Ref } from 'react';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SeasonSummaryDto } from '../../api/games.gen';
import { LabeledSelect } from '@/shared/ui/labeled-select';

interface StatsToolbarProps {
  seasons: readonly SeasonSummaryDto[];
  season: number;
  onSeason: (season: number) => void;
  onAdd: () => void;
  addRef: Ref<HTMLButtonElement>;
  /** Further ways to add games. */
  children: ReactNode;
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1.5 } as const;

/** Which season is shown, and the way to add to it. */
export function StatsToolbar({ seasons, season, onSeason, onAdd, addRef, children }: StatsToolbarProps) {
  const options = seasons.map((one) => ({ value: String(one.season), label: String(one.season) }));
  return (
    <Box sx={{ ...row, justifyContent: 'space-between' }}>
      <LabeledSelect
        label="Season"
        value={String(season)}
        options={options}
        onChange={(value) => onSeason(Number(value))}
      />
      <Box sx={{ ...row, '& .MuiButton-root': { minHeight: { xs: 44, md: 40 } } }}>
        {children}
        <Button ref={addRef} variant="contained" startIcon={<Add />} onClick={onAdd}>
          Add Game
        </Button>
      </Box>
    </Box>
  );
}
