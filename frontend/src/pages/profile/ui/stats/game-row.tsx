import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { dayWords } from '@/shared/lib/dates';
import type { Game, GameFigureDto } from '../../api/games.gen';
import { recordedText } from '../../model/games/recorded-text';

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
    <Box component="li" sx={{ display: 'flex', gap: 1, py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>vs. {opponent}</Typography>
        <Typography variant="body2" color="textSecondary">
          {day}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {recordedText(figures, stats)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'start' }}>
        <IconButton aria-label={`Edit ${name}`} onClick={onEdit} sx={{ width: 44, height: 44 }}>
          <EditOutlined />
        </IconButton>
        <IconButton aria-label={`Delete ${name}`} onClick={onDelete} sx={{ width: 44, height: 44 }}>
          <DeleteOutlined />
        </IconButton>
      </Box>
    </Box>
  );
}
