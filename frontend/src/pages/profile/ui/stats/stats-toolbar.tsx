import type { ReactNode, Ref } from 'react';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SeasonSummaryDto } from '@/shared/api';
import { LabeledSelect } from '@/shared/ui/labeled-select';

interface StatsToolbarProps {
  seasons: readonly SeasonSummaryDto[];
  season: number;
  onSeason: (season: number) => void;
  onAdd: () => void;
  addRef: Ref<HTMLButtonElement>;
  /** Other buttons to add games. */
  children: ReactNode;
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1.5 } as const;

/** One row on a desk; on a phone two buttons side by side and the main one below them, as wide as both. */
const actions = {
  display: { xs: 'grid', md: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  flex: { xs: '1 1 100%', md: '0 1 auto' },
  gap: { xs: 1, md: 1.5 },
  '& .MuiButton-root': { minHeight: { xs: 44, md: 40 }, px: { xs: 1, md: 2 } },
} as const;

/** The season choice, and buttons to add games. */
export function StatsToolbar({ seasons, season, onSeason, onAdd, addRef, children }: StatsToolbarProps) {
  const options = seasons.map((one) => ({ value: String(one.season), label: String(one.season) }));
  return (
    <Box sx={{ ...row, justifyContent: 'space-between' }}>
      <LabeledSelect label="Season" value={String(season)} options={options} onChange={(value) => onSeason(Number(value))} />
      <Box sx={actions}>
        {children}
        <Button ref={addRef} variant="contained" startIcon={<Add />} onClick={onAdd} sx={{ gridColumn: '1 / -1' }}>
          Add Game
        </Button>
      </Box>
    </Box>
  );
}
