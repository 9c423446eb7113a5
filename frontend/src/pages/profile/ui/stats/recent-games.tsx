import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Game, GameFigureDto, SeasonSummaryDto } from '@/shared/api';
import { SectionCard } from '@/shared/ui/section-card';
import { GameRow } from './game-row';

interface RecentGamesProps {
  season: SeasonSummaryDto;
  figures: readonly GameFigureDto[];
  onEdit: (game: Game) => void;
  onDelete: (game: Game) => void;
}

/** The last games of the season; the others on demand. */
export function RecentGames({ season, figures, onEdit, onDelete }: RecentGamesProps) {
  const [all, setAll] = useState(false);
  const { recentGames, earlierGames } = season;
  const shown = all ? [...recentGames, ...earlierGames] : recentGames;
  return (
    <SectionCard title="Recent Games">
      {shown.length === 0 && <Typography color="textSecondary">No games in the {season.season} season.</Typography>}
      <Box component="ul" aria-label={`Games of ${season.season}`} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {shown.map((game) => (
          <GameRow key={game.id} game={game} figures={figures} onEdit={() => onEdit(game)} onDelete={() => onDelete(game)} />
        ))}
      </Box>
      {earlierGames.length > 0 && (
        <Button variant="outlined" color="inherit" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show the last five' : `Show all ${season.games} games`}
        </Button>
      )}
    </SectionCard>
  );
}
