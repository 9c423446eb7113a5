import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Game, GameFigureDto } from '@/shared/api';
import { dayWords } from '@/shared/lib/dates';
import { RecordedLine } from './recorded-line';

interface GameRowProps {
  game: Game;
  figures: readonly GameFigureDto[];
  onEdit: () => void;
  onDelete: () => void;
}

/** One game with what was recorded of it. */
export function GameRow({ game: { opponent, date, stats }, figures, onEdit, onDelete }: GameRowProps) {
  const day = dayWords(date);
  const name = `game against ${opponent} on ${day}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 1,
        rowGap: 0.5,
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <div>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>vs. {opponent}</Typography>
        <Typography variant="body2" color="textSecondary">
          {day}
        </Typography>
      </div>
      <Box sx={{ display: 'flex', alignItems: 'start' }}>
        <IconButton aria-label={`Edit ${name}`} onClick={onEdit} sx={{ width: 44, height: 44 }}>
          <EditOutlined />
        </IconButton>
        <IconButton aria-label={`Delete ${name}`} onClick={onDelete} sx={{ width: 44, height: 44 }}>
          <DeleteOutlined />
        </IconButton>
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <RecordedLine figures={figures} stats={stats} />
      </Box>
    </Box>
  );
}
