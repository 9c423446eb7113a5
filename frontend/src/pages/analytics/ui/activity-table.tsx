import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ActivityBarsDto } from '@/shared/api';
import { barLabel } from '../model/bar-label';

const figure = { fontVariantNumeric: 'tabular-nums' };

/** The values of the bars as a table: exact, and readable without seeing the bars. Empty days are left out. */
export function ActivityTable({ activity: { unit, bars } }: { activity: ActivityBarsDto }) {
  const busy = bars.filter(({ sent, opened, replied }) => sent + opened + replied > 0);
  return (
    <Box component="details" sx={{ mt: 1.5 }}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24, color: 'text.secondary' }}>
        Show as table
      </Box>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Activity as a table">
        <Table size="small" aria-label="Emails sent, opened and replied over time">
          <TableHead>
            <TableRow>
              <TableCell>When</TableCell>
              <TableCell align="right">Sent</TableCell>
              <TableCell align="right">Opened</TableCell>
              <TableCell align="right">Replied</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {busy.map(({ day, sent, opened, replied }) => (
              <TableRow key={day}>
                <TableCell component="th" scope="row">
                  {barLabel(unit, day)}
                </TableCell>
                <TableCell align="right" sx={figure}>
                  {sent}
                </TableCell>
                <TableCell align="right" sx={figure}>
                  {opened}
                </TableCell>
                <TableCell align="right" sx={figure}>
                  {replied}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}
