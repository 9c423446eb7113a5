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
import { SectionCard } from '@/shared/ui/section-card';
import { queueWords } from '../model/queue-words';
import { useRetryJobs } from '../model/use-retry-jobs';

interface QueuesCardProps {
  queues: readonly OperationsQueue[];
  onRetried: () => void;
}

const columns = ['Due', 'Later', 'Running', 'Failed'];

/** Every queue with what waits in it. */
export function QueuesCard({ queues, onRetried }: QueuesCardProps) {
  const retry = useRetryJobs(onRetried);
  return (
    <SectionCard title="Job queue">
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
    </SectionCard>
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
