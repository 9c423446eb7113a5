import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ChartPoint } from '../../model/games/chart-points';

interface SeasonTableProps {
  label: string;
  points: readonly ChartPoint[];
  format: (value: number | null) => string;
}

/** The values of the bars as a table: exact, and readable without seeing the bars. */
export function SeasonTable({ label, points, format }: SeasonTableProps) {
  return (
    <Table size="small" aria-label={`${label} by season`}>
      <TableHead>
        <TableRow>
          <TableCell>Season</TableCell>
          <TableCell align="right">{label}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {points.map(({ season, value }) => (
          <TableRow key={season}>
            <TableCell component="th" scope="row">
              {season}
            </TableCell>
            <TableCell align="right">{format(value)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
