import type { UseFormSetError } from 'react-hook-form';
import { errorText, type NextGameDto } from '@/shared/api';
import { applyServerErrors } from '@/shared/ui/form-field';
import { useToast } from '@/shared/ui/toast';
import { useAddNextGameMutation, useChangeNextGameMutation } from '../../api/next-games-api';

/** A game as it is typed. */
export interface NextGameForm {
  opponent: string;
  date: string;
  time: string;
  venue: NextGameDto['venue'];
  place: string;
}

export function nextGameForm(game: NextGameDto | null): NextGameForm {
  const { opponent = '', date = '', time = null, venue = 'home', place = null } = game ?? {};
  return { opponent, date, time: time ?? '', venue, place: place ?? '' };
}

/** Stores a new game, or the changed `game`. Returns whether it was stored. */
export function useSaveNextGame(
  game: NextGameDto | null,
  setError: UseFormSetError<NextGameForm>,
): (form: NextGameForm) => Promise<boolean> {
  const [add] = useAddNextGameMutation();
  const [change] = useChangeNextGameMutation();
  const toast = useToast();

  return async ({ time, place, ...typed }) => {
    const nextGameRequest = { ...typed, time: time === '' ? null : time, place: place === '' ? null : place };
    try {
      await (game === null ? add(nextGameRequest) : change({ id: game.id, nextGameRequest })).unwrap();
      toast({ title: game === null ? 'Game Added' : 'Game Updated' });
      return true;
    } catch (error) {
      applyServerErrors<NextGameForm>(error, ['opponent', 'date', 'time', 'place'], setError);
      toast({ title: 'The Game Was Not Stored', description: errorText(error, 'Please try again.'), variant: 'destructive' });
      return false;
    }
  };
}
