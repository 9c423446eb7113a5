import { errorText, type Game } from '@/shared/api';
import { dayWords } from '@/shared/lib/dates';
import { useToast } from '@/shared/ui/toast';
import { useAddGameStatsMutation, useRemoveGameMutation } from '../../api/games-api';

interface RemoveGame {
  removing: boolean;
  /** Deletes the game and offers to undo that. Returns whether it was deleted. */
  remove: (game: Game) => Promise<boolean>;
}

export function useRemoveGame(): RemoveGame {
  const [removeGame, { isLoading }] = useRemoveGameMutation();
  const [addGame] = useAddGameStatsMutation();
  const toast = useToast();

  function fail(title: string, error: unknown): void {
    toast({ title, description: errorText(error, 'Please try again in a moment.'), variant: 'destructive' });
  }

  async function restore({ opponent, date, stats }: Game): Promise<void> {
    try {
      await addGame({ opponent, date, stats }).unwrap();
      toast({ title: 'Game restored' });
    } catch (error) {
      fail('Failed to Restore Game', error);
    }
  }

  async function remove(game: Game): Promise<boolean> {
    try {
      await removeGame(game.id).unwrap();
    } catch (error) {
      fail('Failed to Delete Game', error);
      return false;
    }
    toast({
      title: 'Game deleted',
      description: `${game.opponent}, ${dayWords(game.date)}`,
      action: { label: 'Undo', onPress: () => void restore(game) },
    });
    return true;
  }

  return { removing: isLoading, remove };
}
