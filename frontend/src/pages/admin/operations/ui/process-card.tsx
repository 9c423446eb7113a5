import Typography from '@mui/material/Typography';
import type { OperationsProcess } from '@/shared/api';
import { countText } from '@/shared/lib/figures';
import { LONG_WAIT_MS } from '../model/long-wait';
import { FactList } from './fact-list';
import { PartCard } from './part-card';

/** How long requests wait because the server is busy with another one. */
export function ProcessCard({ process }: { process: OperationsProcess }) {
  const { eventLoopDelayP99Ms: delay } = process;
  return (
    <PartCard part="server" title="Server">
      <FactList facts={[['Wait for the server, slowest 1%', `${countText(delay)} ms`]]} />
      <Typography color="textSecondary" variant="body2" sx={{ mt: 1 }}>
        {delay > LONG_WAIT_MS
          ? 'Requests wait for each other. The log names the slow ones; docs/operations.md says what to do.'
          : 'The worst of the last five minutes. Up to 250 ms is not noticeable.'}
      </Typography>
    </PartCard>
  );
}
