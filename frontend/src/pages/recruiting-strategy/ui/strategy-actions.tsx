import AutoAwesome from '@mui/icons-material/AutoAwesome';
import Refresh from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';

interface StrategyActionsProps {
  /** Null while there is no plan. */
  strategyId: string | null;
  busy: boolean;
  /** With an id: that plan with the latest data; without one: a new plan. */
  onMake: (id: string | null) => void;
}

/** What can be done with the plan. */
export function StrategyActions({ strategyId, busy, onMake }: StrategyActionsProps) {
  return (
    <>
      {strategyId !== null && (
        <Button variant="outlined" color="inherit" startIcon={<Refresh />} disabled={busy} onClick={() => onMake(strategyId)}>
          Update Strategy
        </Button>
      )}
      <Button variant="contained" startIcon={<AutoAwesome />} disabled={busy} onClick={() => onMake(null)}>
        {strategyId === null ? 'Generate Strategy' : 'Regenerate Strategy'}
      </Button>
    </>
  );
}
