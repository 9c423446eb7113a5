import type { WaitingChange } from '@/shared/lib/device-store';
import { type Ask, type Outcome, outcomeOf } from './outcome';

const favorites = '/api/user/favorites';

/** Adds or removes a favorite. Repeating it has no effect, so a lost answer needs no check. */
export async function sendFavorite({ target, fields }: WaitingChange, ask: Ask): Promise<Outcome> {
  const answer = await ask(
    fields['favorite'] === true
      ? { url: favorites, method: 'POST', body: { schoolId: Number(target) } }
      : { url: `${favorites}/${target}`, method: 'DELETE' },
  );
  return answer.error === undefined ? { kind: 'stored', fields } : outcomeOf(answer.error);
}
