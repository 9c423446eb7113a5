import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { CoverageDto } from '@/shared/api';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useGetCoverageQuery } from '../api/operations-api';
import { coverageShare } from '../model/coverage-share';
import { PartCard } from './part-card';

const columns: readonly (readonly [string, (line: CoverageDto) => number])[] = [
  ['Up to 30 days', (line) => line.within30Days],
  ['31–180 days', (line) => line.within180Days],
  ['Older', (line) => line.older],
  ['Not confirmed', (line) => line.unconfirmed],
  ['No address', (line) => line.withoutAddress],
];

/** How many programs have a coach's address, by division and by the age of its last confirmation. */
export function CoverageCard() {
  const { data, error, refetch } = useGetCoverageQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PartCard title="Coach addresses">
      {error !== undefined && <ErrorState title="The coverage could not be loaded" error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === undefined && <SkeletonList rows={4} rowHeight={32} label="Loading the coverage" />}
      {data !== undefined && <Lines lines={data} />}
    </PartCard>
  );
}

function Lines({ lines }: { lines: readonly CoverageDto[] }) {
  if (lines.length === 0) return <Typography color="textSecondary">The directory has no programs yet.</Typography>;
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Programs with an address that a reply, a pasted staff page or an admin confirmed, by the age of the newest confirmation.
      </Typography>
      <TableContainer tabIndex={0} role="region" aria-label="Coach addresses by division">
        <Table size="small" sx={{ '& th, & td': { px: { xs: 1, sm: 2 } }, '& td': { fontVariantNumeric: 'tabular-nums' } }}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ pl: '0 !important' }}>Division</TableCell>
              <TableCell align="right">Confirmed</TableCell>
              {columns.map(([label]) => (
                <TableCell key={label} align="right">
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map((line) => (
              <TableRow key={line.division}>
                <TableCell component="th" scope="row" sx={{ pl: '0 !important', fontWeight: 620, whiteSpace: 'nowrap' }}>
                  {line.division === 'na' ? 'Outside the NCAA' : line.division}
                </TableCell>
                <TableCell align="right" sx={{ fontWeight: 620, whiteSpace: 'nowrap' }}>
                  {coverageShare(line)}
                </TableCell>
                {columns.map(([label, of]) => (
                  <TableCell key={label} align="right">
                    {of(line)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}
