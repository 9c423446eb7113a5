import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { UseFormReturn } from 'react-hook-form';
import type { GameFigureDto } from '@/shared/api';
import { FormField } from '@/shared/ui/form-field';
import type { GameForm } from '../../model/games/game-form';
import { groupsOfPosition } from '../../model/games/groups-of-position';
import { statCards } from '../../model/games/stat-cards';
import type { StatGroup } from '../../model/games/stat-group';
import { FigureField } from './figure-field';
import { MoreSections } from './more-sections';

interface GameFieldsProps {
  form: UseFormReturn<GameForm>;
  figures: readonly GameFigureDto[];
  position: string | null;
  readOnly: boolean;
}

const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
  '& .MuiInputBase-root': { minHeight: { xs: 48, md: 40 }, fontSize: { xs: '1rem', md: '0.9375rem' } },
} as const;

const wide = { ...grid, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '2fr 1fr' } } as const;

/** Opponent, date, and the stats of the position; all others on demand, or when they have a value. */
export function GameFields({ form: { control, getValues, setFocus }, figures, position, readOnly }: GameFieldsProps) {
  const [all, setAll] = useState(false);
  const [opened, setOpened] = useState<readonly StatGroup[]>([]);
  const own = groupsOfPosition(position);
  const cards = statCards(figures.filter(({ min }) => min !== null));
  const written = getValues('stats');
  const asked = [...own, ...opened];
  const shown = cards.filter(({ group, figures: counters }) => {
    return all || asked.includes(group) || counters.some(({ key }) => written[key]);
  });

  const first = figures.find(({ group }) => group === opened.at(-1))?.key;
  useEffect(() => {
    if (first !== undefined) setFocus(`stats.${first}`);
  }, [first, setFocus]);

  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box sx={wide}>
        <FormField
          control={control}
          name="opponent"
          label="Opponent"
          autoComplete="off"
          autoFocus
          readOnly={readOnly}
          rules={{ validate: (text) => (typeof text === 'string' && text.trim() !== '') || 'Opponent is required' }}
        />
        <FormField control={control} name="date" label="Date" type="date" readOnly={readOnly} rules={{ required: 'Date is required' }} />
      </Box>
      {own.length < cards.length && (
        <FormControlLabel control={<Switch checked={all} onChange={(_, checked) => setAll(checked)} />} label="Show all" sx={{ ml: 0 }} />
      )}
      {shown.map(({ group, title, figures: counters }) => (
        <Box key={group} component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
          <Typography component="legend" variant="h3" sx={{ mb: 1.5, p: 0 }}>
            {title}
          </Typography>
          <Box sx={grid}>
            {counters.map((figure) => (
              <FigureField key={figure.key} control={control} figure={figure} readOnly={readOnly} />
            ))}
          </Box>
        </Box>
      ))}
      <MoreSections cards={cards.filter((card) => !shown.includes(card))} onOpen={(group) => setOpened([...opened, group])} />
    </Box>
  );
}
