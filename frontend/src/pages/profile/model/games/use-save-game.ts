import type { UseFormSetError } from 'react-hook-form';
import { errorText, type Game } from '@/shared/api';
import { applyServerErrors } from '@/shared/ui/form-field';
import { useToast } from '@/shared/ui/toast';
import { useAddGameStatsMutation, useChangeGameMutation } from '../../api/games-api';
import type { GameForm } from './game-form';
import { gameRequest } from './game-request';

const words = {
  add: {
    done: { title: 'Game Stats Added!', description: 'Your game statistics have been successfully added.' },
    failed: 'Failed to Add Game Stats',
  },
  change: {
    done: { title: 'Game Stats Updated!', description: 'Your game statistics have been successfully updated.' },
    failed: 'Failed to Update Game Stats',
  },
};

/** Stores a new game, or the changed `game`. Returns whether it was stored. */
export function useSaveGame(game: Game | null, setError: UseFormSetError<GameForm>): (form: GameForm) => Promise<boolean> {
  const [add] = useAddGameStatsMutation();
  const [change] = useChangeGameMutation();
  const toast = useToast();
  const { done, failed } = words[game === null ? 'add' : 'change'];

  return async (form) => {
    const request = gameRequest(form);
    try {
      await (game === null ? add(request) : change({ id: game.id, gameStatsRequest: request })).unwrap();
      toast(done);
      return true;
    } catch (error) {
      const counters = Object.keys(form.stats).map((key) => `stats.${key}` as const);
      applyServerErrors<GameForm>(error, ['opponent', 'date', ...counters], setError);
      const description = errorText(error, 'The game could not be stored. Please try again.');
      toast({ title: failed, description, variant: 'destructive' });
      return false;
    }
  };
}
