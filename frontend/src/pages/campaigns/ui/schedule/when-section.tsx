import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { arrivalsText } from '../../model/schedule/arrival-text';
import type { WhenState } from './use-when';
import { WhenFields } from './when-fields';

interface WhenSectionProps {
  state: WhenState;
}

/** Now, in each coach's morning or at a chosen time; and when the last email is sent. */
export function WhenSection({ state }: WhenSectionProps) {
  const { when, zone, plan, questions, problem, onChange } = state;
  return (
    <Box component="section" aria-label="When" sx={{ display: 'grid', gap: 1, maxWidth: 680, mx: 'auto', mb: 2 }}>
      <Typography variant="h3">When</Typography>
      <WhenFields when={when} zone={zone} questions={questions} onChange={onChange} />
      <div role="status">
        {problem !== null && (
          <Alert severity="warning" variant="outlined">
            {problem}
          </Alert>
        )}
        {plan && plan.first !== null && plan.last !== null && problem === null && (
          <Typography color="textSecondary">{arrivalsText(plan.first, plan.last)}</Typography>
        )}
      </div>
    </Box>
  );
}
