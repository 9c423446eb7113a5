import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { errorText, type NextGameDto } from '@/shared/api';
import { dayWords } from '@/shared/lib/dates';
import { ErrorState } from '@/shared/ui/error-state';
import { SectionCard } from '@/shared/ui/section-card';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useToast } from '@/shared/ui/toast';
import { useGetNextGamesQuery, useRemoveNextGameMutation } from '../../api/next-games-api';
import { NextGameDialog } from './next-game-dialog';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
const venueWords = { home: 'Home', away: 'Away', neutral: 'Neutral field' } as const;

function detailOf({ date, time, venue, place }: NextGameDto): string {
  return [dayWords(date), time && clock.format(new Date(`2000-01-01T${time}:00Z`)), venueWords[venue], place].filter(Boolean).join(' · ');
}

function useRemoveGame({ id }: NextGameDto) {
  const [remove, { isLoading }] = useRemoveNextGameMutation();
  const toast = useToast();
  async function removeIt(): Promise<void> {
    const answer = await remove(id);
    if (!('error' in answer)) return toast({ title: 'Game Removed' });
    toast({ title: 'The Game Was Not Removed', description: errorText(answer.error, 'Please try again.'), variant: 'destructive' });
  }
  return { removeIt, isLoading };
}

function GameRow({ game, onEdit }: { game: NextGameDto; onEdit: () => void }) {
  const { removeIt, isLoading } = useRemoveGame(game);
  return (
    <Box component="li" sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{game.opponent}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {detailOf(game)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
        <Button size="small" color="inherit" variant="outlined" aria-label={`Edit the game against ${game.opponent}`} onClick={onEdit}>
          Edit
        </Button>
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          disabled={isLoading}
          aria-label={`Remove the game against ${game.opponent}`}
          onClick={() => void removeIt()}
        >
          Remove
        </Button>
      </Box>
    </Box>
  );
}

function Loaded({ games }: { games: readonly NextGameDto[] }) {
  const [edited, setEdited] = useState<NextGameDto | 'new' | null>(null);
  return (
    <>
      {games.length === 0 ? (
        <Typography color="textSecondary">A coach who knows your next games can come and see one, or watch the stream.</Typography>
      ) : (
        <Box component="ul" aria-label="Games to come" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {games.map((game) => (
            <GameRow key={game.id} game={game} onEdit={() => setEdited(game)} />
          ))}
        </Box>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        Coaches see them once you tick “Next games” under Share Profile. Past games disappear.
      </Typography>
      <Button variant="outlined" color="inherit" sx={{ mt: 1.5, minHeight: 44 }} onClick={() => setEdited('new')}>
        Add next game
      </Button>
      {edited !== null && <NextGameDialog game={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
}

/** The schedule: what is played next, and adding one more. */
export function NextGamesCard() {
  const { data, error, refetch } = useGetNextGamesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <SectionCard title="Next games">
      {data === undefined && error === undefined && <SkeletonList rows={1} rowHeight={72} label="Loading your next games" />}
      {data === undefined && error !== undefined && (
        <ErrorState title="Your next games could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Loaded games={data} />}
    </SectionCard>
  );
}
