import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { SeasonSummaryDto, StatTotalsDto } from '@/shared/api';
import { SectionCard } from '@/shared/ui/section-card';
import { figureText } from '../../model/games/figure-text';
import { figureValue, isRecorded } from '../../model/games/figure-value';
import type { StatCard } from '../../model/games/stat-cards';

interface FiguresCardProps {
  card: StatCard;
  season: SeasonSummaryDto;
  career: StatTotalsDto;
}

/** The stats of one part of the game: this season beside the career. A dash for what was never recorded, one line where that is all. */
export function FiguresCard({ card: { title, figures }, season, career }: FiguresCardProps) {
  if (!isRecorded(figures, career)) {
    return (
      <Box sx={{ alignSelf: 'start' }}>
        <SectionCard title={title}>
          <Typography variant="body2" color="text.secondary">
            No stats recorded.
          </Typography>
        </SectionCard>
      </Box>
    );
  }
  return (
    <SectionCard title={title}>
      <Table size="small" aria-label={`${title} stats`} sx={{ '& tr > *': { px: 0.5 }, '& tr:last-child > *': { border: 0 } }}>
        <TableHead>
          <TableRow>
            <TableCell>Stat</TableCell>
            <TableCell align="right">{season.season}</TableCell>
            <TableCell align="right">Career</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {figures.map((figure) => (
            <TableRow key={figure.key}>
              <TableCell component="th" scope="row">
                {figure.label}
              </TableCell>
              {[season, career].map((totals, column) => (
                <TableCell key={column} align="right">
                  {figureText(figure.kind, figureValue(figure, totals))}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </SectionCard>
  );
}
