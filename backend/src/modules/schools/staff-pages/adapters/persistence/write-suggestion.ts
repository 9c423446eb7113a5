import type { EntityManager } from 'typeorm';

import { TooManyOffered, TooManySuggestions } from '../../domain/suggestion-errors.js';
import type { StaffOffer } from '../../domain/staff-difference.js';
import { MOST_OFFERED, MOST_SUGGESTIONS } from '../../domain/suggestion-choice.js';

export interface NewSuggestion extends StaffOffer {
  id: string;
  userId: string;
  schoolId: number;
  sourceUrl: string | null;
  now: Date;
}

const OTHERS = 'select count(*)::int as n from staff_suggestions where user_id = $1 and school_id <> $2';

const WRITE = `
insert into staff_suggestions (id, user_id, school_id, page_url, people, others, created_at)
values ($1, $2, $3, $4, $5, $6, $7)
on conflict (user_id, school_id) do update
set id = excluded.id, page_url = excluded.page_url, people = excluded.people, others = excluded.others, created_at = excluded.created_at`;

/** Keeps the offer in place of the athlete's earlier one for the school. Throws TooManyOffered, TooManySuggestions. */
export async function writeSuggestion(manager: EntityManager, offer: NewSuggestion): Promise<void> {
  const { id, userId, schoolId, sourceUrl, people, others, now } = offer;
  if (people.length > MOST_OFFERED) throw new TooManyOffered(MOST_OFFERED);
  const [counted] = await manager.query<{ n: number }[]>(OTHERS, [userId, schoolId]);
  if ((counted?.n ?? 0) >= MOST_SUGGESTIONS) throw new TooManySuggestions(MOST_SUGGESTIONS);
  const fields = people.map(({ name, title, email, phone, xHandle }) => ({ name, title, email, phone, xHandle }));
  await manager.query(WRITE, [id, userId, schoolId, sourceUrl, JSON.stringify(fields), JSON.stringify(others), now]);
}
