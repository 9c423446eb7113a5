import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { OperationsQueue } from '@/shared/api';
import { momentWords } from '@/shared/lib/dates';
import { countOf } from '@/shared/lib/figures';
import { Fold } from '@/shared/ui/fold';
import { queueWords } from '../model/queue-words';
import { useRetryJobs } from '../model/use-retry-jobs';
import { PartCard } from './part-card';

interface QueuesCardProps {
  queues: readonly OperationsQueue[];
  onRetried: () => void;
}

const columns = ['Due', 'Later', 'Running', 'Failed'];

const isIdle = ({ due, scheduled, running, failed }: OperationsQueue) => due + scheduled + running + failed === 0;

/** Every queue with what waits in it; those with nothing to do are one line until it is opened. */
export function QueuesCard({ queues, onRetried }: QueuesCardProps) {
  const busy = queues.filter((queue) => !isIdle(queue));
  const idle = queues.filter(isIdle);
  return (
    <PartCard part="jobs" title="Job queue">
      {busy.length === 0 ? (
        <Typography color="textSecondary">Nothing is waiting or running, and nothing failed.</Typography>
      ) : (
        <BusyQueues queues={busy} onRetried={onRetried} />
      )}
      {idle.length > 0 && (
        <Fold title={countOf(idle.length, 'queue has', 'queues have') + ' nothing to do'}>
          <Box component="ul" aria-label="Queues with nothing to do" sx={{ m: 0, pl: 2.5, columns: { sm: 2, lg: 3 } }}>
            {idle.map(({ name }) => (
              <li key={name}>{queueWords(name)}</li>
            ))}
          </Box>
        </Fold>
      )}
    </PartCard>
  );
}

function BusyQueues({ queues, onRetried }: QueuesCardProps) {
  const retry = useRetryJobs(onRetried);
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Job queues">
      <Table
        size="small"
        sx={{ '& th, & td': { px: { xs: 0.5, sm: 2 } }, '& tr > :first-of-type': { pl: 0 }, '& tr > :last-child': { pr: 0 } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Queue</TableCell>
            {columns.map((column) => (
              <TableCell key={column} align="right">
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {queues.map((queue) => (
            <QueueRow key={queue.name} queue={queue} onRetry={() => retry(queue.name)} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function QueueRow({ queue, onRetry }: { queue: OperationsQueue; onRetry: () => void }) {
  const { name, due, scheduled, running, failed, oldestDueAt } = queue;
  return (
    <TableRow sx={{ '& td': { fontVariantNumeric: 'tabular-nums' } }}>
      <TableCell component="th" scope="row" sx={{ minWidth: 96 }}>
        <Typography sx={{ fontWeight: 620 }}>{queueWords(name)}</Typography>
        {oldestDueAt !== null && (
          <Typography variant="body2" color="textSecondary">
            Waiting since {momentWords(oldestDueAt)}
          </Typography>
        )}
        {failed > 0 && (
          <Box sx={{ mt: 0.75 }}>
            <Button size="small" color="inherit" variant="outlined" onClick={onRetry} aria-label={`Retry ${queueWords(name)}`}>
              Retry
            </Button>
          </Box>
        )}
      </TableCell>
      {[due, scheduled, running].map((count, index) => (
        <TableCell key={columns[index]} align="right">
          {count}
        </TableCell>
      ))}
      <TableCell align="right" sx={failed > 0 ? { color: 'error.main', fontWeight: 640 } : {}}>
        {failed}
      </TableCell>
    </TableRow>
  );
}
