import { Injectable } from '@nestjs/common';

import { ReadSource } from '../../../../platform/database/reads/read-source.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { nameKey } from '../../../schools/directory/index.js';
import type { MailStatus } from '../../writing/domain/mail-status.js';
import { lastLineText, type ConversationSummary, type LastLine, type TalkCounts, type TalkState } from '../domain/conversation-summary.js';
import { splitHistory } from '../../suspicion/domain/split-history.js';
import { CONVERSATION_LIST } from './conversation-list.sql.js';

export interface ListedPlace {
  at: Date;
  coachId: number;
}

export interface ListedTalks {
  /** Null: all. */
  state: TalkState | null;
  /** Part of the name of a coach or of a school. */
  search?: string;
}

export interface ConversationListPage {
  /** Counts of what the search finds, whatever the state and the page. */
  counts: TalkCounts;
  /** Newest event first. */
  conversations: ConversationSummary[];
  next: ListedPlace | null;
}

interface Row extends Omit<ConversationSummary, 'last' | 'coachId'>, TalkCounts {
  /** Null: the page is empty. */
  coachId: number | null;
  kind: 'email' | 'reply';
  status: MailStatus;
  body: string;
  isAutomatic: boolean;
  snippet: string;
  replyBody: string | null;
}

type FoundRow = Row & { coachId: number };

/** All conversations of an athlete. */
@Injectable()
export class ConversationListQuery {
  constructor(
    private readonly source: ReadSource,
    private readonly clock: Clock,
  ) {}

  /** At most `limit` of these, or of all, whose last event is older than `before`. */
  async page(
    userId: string,
    { state, search = '' }: ListedTalks,
    limit: number,
    before: ListedPlace | null,
  ): Promise<ConversationListPage> {
    // The database takes no text with a zero character.
    const values = [
      userId,
      state,
      limit + 1,
      before?.at ?? null,
      before?.coachId ?? null,
      nameKey(search.replaceAll('\0', '')),
      this.clock.now(),
    ];
    const rows = await this.source.query<Row[]>(CONVERSATION_LIST, values);
    const found = rows.filter((row): row is FoundRow => row.coachId !== null);
    const shown = found.slice(0, limit).map(summaryOf);
    const last = shown.at(-1);
    return {
      counts: countsOf(rows),
      conversations: shown,
      next: found.length > limit && last ? { at: last.at, coachId: last.coachId } : null,
    };
  }
}

/** Every row has the counts, also the only one of an empty page. */
function countsOf([row]: Row[]): TalkCounts {
  return { all: row?.all ?? 0, needsAnswer: row?.needsAnswer ?? 0, waits: row?.waits ?? 0 };
}

function summaryOf(row: FoundRow): ConversationSummary {
  const { coachId, coachName, coachTitle, schoolId, schoolName, isListed, at, state, isDoubtful, emailCount, replyCount } = row;
  return {
    ...{ coachId, coachName, coachTitle, schoolId, schoolName, isListed, at, state, isDoubtful, emailCount, replyCount },
    last: lastOf(row),
  };
}

function lastOf({ kind, status, body, isAutomatic, snippet, replyBody }: Row): LastLine {
  if (kind === 'email') return { direction: 'out', text: lastLineText(body), status, isAutomatic: false };
  const { shown } = splitHistory(replyBody ?? '');
  return { direction: 'in', text: lastLineText(shown === '' ? snippet : shown), status: null, isAutomatic };
}
