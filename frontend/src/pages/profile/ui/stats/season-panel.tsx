import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import type { User } from '@/entities/athlete';
import type { Game, GameSummaryDto } from '@/shared/api';
import { recordedFirst, statCards } from '../../model/games/stat-cards';
import { useSeason } from '../../model/games/use-season';
import { MaxPrepsButtons } from '../maxpreps/maxpreps-buttons';
import { SyncReport } from '../maxpreps/sync-report';
import { DeleteGame } from './delete-game';
import { FiguresCard } from './figures-card';
import { GameDialog } from './game-dialog';
import { NoGames } from './no-games';
import { RecentGames } from './recent-games';
import { SeasonChartCard } from './season-chart-card';
import { StatsToolbar } from './stats-toolbar';

interface SeasonPanelProps {
  user: User;
  summary: GameSummaryDto;
}

type Task = { kind: 'add' } | { kind: 'edit' | 'delete'; game: Game };

const cardGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
} as const;

/** The figures of the chosen season with its games, and what can be done about them. */
export function SeasonPanel({ user, summary }: SeasonPanelProps) {
  const [season, chooseSeason] = useSeason(user, summary);
  const [task, setTask] = useState<Task | null>(null);
  const [deleted, setDeleted] = useState(0);
  const addButton = useRef<HTMLButtonElement>(null);
  const { figures, seasons, career } = summary;

  // The focused button is removed together with its game.
  useEffect(() => {
    if (deleted > 0) addButton.current?.focus();
  }, [deleted]);

  if (season === undefined) return null;
  const done = () => setTask(null);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <StatsToolbar
        seasons={seasons}
        season={season.season}
        onSeason={chooseSeason}
        onAdd={() => setTask({ kind: 'add' })}
        addRef={addButton}
      >
        <MaxPrepsButtons user={user} figures={figures} />
      </StatsToolbar>
      <SyncReport user={user} figures={figures} />
      {career.games === 0 && <NoGames />}
      <Box sx={cardGrid}>
        {recordedFirst(statCards(figures), career).map((card) => (
          <FiguresCard key={card.group} card={card} season={season} career={career} />
        ))}
      </Box>
      {career.games > 0 && (
        <>
          <RecentGames
            key={season.season}
            season={season}
            figures={figures}
            onEdit={(game) => setTask({ kind: 'edit', game })}
            onDelete={(game) => setTask({ kind: 'delete', game })}
          />
          <SeasonChartCard summary={summary} position={user.position} />
        </>
      )}
      {task?.kind === 'delete' && <DeleteGame game={task.game} onClose={done} onDeleted={() => setDeleted(deleted + 1)} />}
      {task !== null && task.kind !== 'delete' && (
        <GameDialog game={task.kind === 'edit' ? task.game : null} figures={figures} position={user.position} onClose={done} />
      )}
    </Box>
  );
}
