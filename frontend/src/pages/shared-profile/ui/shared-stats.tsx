import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { SharedStatsDto } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import { SectionCard } from '@/shared/ui/section-card';

interface SharedStatsProps {
  stats: SharedStatsDto;
}

/** The latest season beside the career. */
export function SharedStats({ stats: { season, seasonGames, careerGames, groups } }: SharedStatsProps) {
  return (
    <SectionCard title="Statistics">
      <Typography color="textSecondary">
        {season} season: {countOf(seasonGames, 'game')}. Career: {countOf(careerGames, 'game')}. Entered or imported by the athlete.
      </Typography>
      <Box
        sx={{
          display: 'grid',
          columnGap: 4,
          rowGap: 2,
          mt: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          '@media print': { mt: 1, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {groups.map(({ title, figures }) => (
          <Table key={title} size="small" aria-label={`${title} stats`} sx={{ '& tr > *': { px: 0.5 }, breakInside: 'avoid' }}>
            <TableHead>
              <TableRow>
                <TableCell>{title}</TableCell>
                <TableCell align="right">{season}</TableCell>
                <TableCell align="right">Career</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {figures.map((figure) => (
                <TableRow key={figure.label}>
                  <TableCell component="th" scope="row">
                    {figure.label}
                  </TableCell>
                  <TableCell align="right">{figure.season}</TableCell>
                  <TableCell align="right">{figure.career}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        ))}
      </Box>
    </SectionCard>
  );
}
