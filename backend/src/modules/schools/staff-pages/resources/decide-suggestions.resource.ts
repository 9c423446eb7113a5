import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { Clock } from '../../../../shared-kernel/clock.js';
import { sharedCoachSql, writeDirectory } from '../../directory/adapters/persistence/index.js';
import { sharedCoachOf } from '../../directory/domain/shared-coach.js';
import { STORED_SUGGESTION } from '../adapters/persistence/stored-suggestion.sql.js';
import { CompareSuggestion } from '../application/compare-suggestion.js';
import type { DifferenceRow, StaffDifference } from '../domain/staff-difference.js';
import type { StoredSuggestion } from '../domain/stored-suggestion.js';
import { bulkRows, chosenRows, offerAfter, type SuggestionChoice } from '../domain/suggestion-choice.js';
import { SuggestionChanged, SuggestionNotFound } from '../domain/suggestion-errors.js';

/** How many coaches were added, changed and removed. */
export interface SuggestionResult {
  added: number;
  changed: number;
  removed: number;
}

/** A suggestion as an admin saw it, with the number of rows announced for "Accept all". */
export interface ConfirmedSuggestion {
  id: string;
  rows: number;
}

const ONE = `${STORED_SUGGESTION} from staff_suggestions k join schools s on s.id = k.school_id where k.id = $1 for update of k`;

const MARK = `
update coaches set verified_on = ($3::timestamptz at time zone 'UTC')::date, page_url = coalesce($2, page_url), updated_at = $3
where id = any($1::int[]) and owner_user_id is null`;

/** Confirms the entries whose data on the page is the same. */
const CONFIRM = `
update coaches set confirmed_at = greatest(confirmed_at, $3), page_url = coalesce($2, page_url)
where id = any($1::int[]) and owner_user_id is null`;

const REMOVE = 'delete from coaches where id = any($1::int[]) and owner_user_id is null';

/** An accepted page is newer than what others offered of the school before. */
const OVERTAKEN = `
delete from staff_suggestions where school_id = $1 and id <> $2
  and created_at <= (select created_at from staff_suggestions where id = $2)`;

const KEEP = 'update staff_suggestions set people = $2, others = $3 where id = $1';

/** What admins decide of the pages that athletes offered to everyone. */
@Injectable()
export class DecideSuggestions {
  constructor(
    private readonly source: DataSource,
    private readonly compare: CompareSuggestion,
    private readonly clock: Clock,
  ) {}

  /** Accepts or rejects single rows. Throws SuggestionNotFound, SuggestionChanged, OutsideInBulk, RemovalNotConfirmed and ImportRunning. */
  decide(id: string, choice: SuggestionChoice): Promise<SuggestionResult> {
    return this.write(async (manager, now) => {
      const { suggestion, difference } = await this.read(manager, id);
      const rows = chosenRows(difference.rows, choice);
      const result = choice.accept ? await accept(manager, { suggestion, rows, unchanged: [], now }) : NOTHING;
      await settle(manager, suggestion, { decided: rows, open: difference.rows.length - rows.length });
      return result;
    });
  }

  /**
   * Accepts the rows of "Accept all", of one school or several, and confirms the entries whose data on the page is the same.
   * Throws SuggestionNotFound, SuggestionChanged (then nothing is stored) and ImportRunning.
   */
  acceptAll(confirmed: readonly ConfirmedSuggestion[]): Promise<SuggestionResult> {
    return this.write(async (manager, now) => {
      let total = NOTHING;
      for (const { id, rows: expected } of confirmed) {
        const { suggestion, difference } = await this.read(manager, id);
        const rows = bulkRows(difference.rows);
        if (rows.length !== expected) throw new SuggestionChanged();
        total = sum(total, await accept(manager, { suggestion, rows, unchanged: difference.unchanged, now }));
        await settle(manager, suggestion, { decided: rows, open: difference.rows.length - rows.length });
      }
      return total;
    });
  }

  private async read(manager: EntityManager, id: string): Promise<{ suggestion: StoredSuggestion; difference: StaffDifference }> {
    const [suggestion] = await manager.query<StoredSuggestion[]>(ONE, [id]);
    if (!suggestion) throw new SuggestionNotFound();
    return { suggestion, difference: await this.compare.run(suggestion) };
  }

  private write<T>(change: (manager: EntityManager, now: Date) => Promise<T>): Promise<T> {
    const now = this.clock.now();
    return writeDirectory(this.source, now, (manager) => change(manager, now));
  }
}

const NOTHING: SuggestionResult = { added: 0, changed: 0, removed: 0 };

interface Accepted {
  suggestion: StoredSuggestion;
  rows: readonly DifferenceRow[];
  unchanged: readonly number[];
  now: Date;
}

async function accept(manager: EntityManager, { suggestion, rows, unchanged, now }: Accepted): Promise<SuggestionResult> {
  const { id, schoolId, pageUrl } = suggestion;
  const written: number[] = [];
  for (const { coachId, after } of rows) {
    if (after === null) continue;
    const coach = sharedCoachOf(after);
    if (coachId === null) written.push(await sharedCoachSql.insert(manager, schoolId, coach, now));
    else if (await sharedCoachSql.update(manager, coachId, coach, now)) written.push(coachId);
  }
  await manager.query(MARK, [written, pageUrl, now]);
  await manager.query(CONFIRM, [unchanged, pageUrl, suggestion.offeredAt]);
  await manager.query(REMOVE, [rows.filter(({ kind }) => kind === 'gone').map(({ coachId }) => coachId)]);
  await manager.query(OVERTAKEN, [schoolId, id]);
  const count = (kind: DifferenceRow['kind']) => rows.filter((row) => row.kind === kind).length;
  return { added: count('new'), changed: count('changed'), removed: count('gone') };
}

/** Keeps the undecided rows, or deletes the suggestion when there are none. */
async function settle(
  manager: EntityManager,
  suggestion: StoredSuggestion,
  { decided, open }: { decided: readonly DifferenceRow[]; open: number },
): Promise<void> {
  const { people, others } = offerAfter(suggestion, decided);
  if (open > 0) await manager.query(KEEP, [suggestion.id, JSON.stringify(people), JSON.stringify(others)]);
  else await manager.query('delete from staff_suggestions where id = $1', [suggestion.id]);
}

function sum(one: SuggestionResult, other: SuggestionResult): SuggestionResult {
  return { added: one.added + other.added, changed: one.changed + other.changed, removed: one.removed + other.removed };
}
