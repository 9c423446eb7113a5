import AutoAwesome from '@mui/icons-material/AutoAwesome';
import Refresh from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import type { Strategy } from '../model/strategy';

interface StrategyActionsProps {
  /** Undefined while there is no plan. */
  strategy: Strategy | undefined;
  busy: boolean;
  /** With an id: that plan with the latest data; without one: a new plan. */
  onMake: (id: string | null) => void;
}

/** Without their pictures both are on one line of a phone. */
const pair = { '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } } as const;

/** What can be done with the plan. */
export function StrategyActions({ strategy, busy, onMake }: StrategyActionsProps) {
  return (
    <>
      {strategy && (
        <Button variant="outlined" color="inherit" startIcon={<Refresh />} disabled={busy} sx={pair} onClick={() => onMake(strategy.id)}>
          Update Strategy
        </Button>
      )}
      <Button variant="contained" startIcon={<AutoAwesome />} disabled={busy} sx={strategy ? pair : undefined} onClick={() => onMake(null)}>
        {strategy ? 'Regenerate Strategy' : 'Generate Strategy'}
      </Button>
    </>
  );
}
