import { Injectable } from '@nestjs/common';

import { nameKey } from '../../directory/domain/name-key.js';
import type { StoredSuggestion } from '../domain/stored-suggestion.js';
import type { DifferenceRow } from '../domain/staff-difference.js';
import { bulkRows } from '../domain/suggestion-choice.js';
import { SuggestionNotFound } from '../domain/suggestion-errors.js';
import { StaffSuggestionsQuery } from '../queries/staff-suggestions.query.js';
import { CompareSuggestion } from './compare-suggestion.js';

/** A school with an offered page, in figures. */
export interface SuggestionSummary {
  id: string;
  schoolId: number;
  schoolName: string;
  division: string;
  state: string;
  /** The page; null when the athlete gave none. */
  pageUrl: string | null;
  offeredAt: Date;
  newRows: number;
  changedRows: number;
  goneRows: number;
  /** Rows whose address is outside the school's known domains. */
  outsideRows: number;
  unchanged: number;
  /** Rows that "Accept all" takes. */
  bulkRows: number;
}

export interface SuggestionDetail extends SuggestionSummary {
  rows: DifferenceRow[];
}

export interface SuggestionPage {
  /** Schools with an offer, regardless of the filter by address. */
  total: number;
  schools: SuggestionSummary[];
  /** The school after which the next page begins; null at the end. */
  next: number | null;
}

export interface SuggestionFilter {
  search: string;
  /** Only schools with an address outside the known domains. */
  outside: boolean;
  after: number | null;
}

const PAGE = 50;

/** What admins see of the pages that athletes offered to everyone. */
@Injectable()
export class ListSuggestions {
  constructor(
    private readonly query: StaffSuggestionsQuery,
    private readonly compare: CompareSuggestion,
  ) {}

  /** At most 50 schools, by name. */
  async page({ search, outside, after }: SuggestionFilter): Promise<SuggestionPage> {
    const key = nameKey(search.trim());
    const schools: SuggestionSummary[] = [];
    let from = after;
    for (;;) {
      const batch = await this.query.batch(key, from, PAGE);
      for (const stored of batch) {
        from = stored.schoolId;
        const { rows: _rows, ...summary } = await this.detail(stored);
        if (!outside || summary.outsideRows > 0) schools.push(summary);
        if (schools.length === PAGE) return { total: await this.query.count(key), schools, next: from };
      }
      if (batch.length < PAGE) return { total: await this.query.count(key), schools, next: null };
    }
  }

  /** Throws SuggestionNotFound. */
  async one(id: string): Promise<SuggestionDetail> {
    const stored = await this.query.one(id);
    if (!stored) throw new SuggestionNotFound();
    return this.detail(stored);
  }

  private async detail(stored: StoredSuggestion): Promise<SuggestionDetail> {
    const { rows, unchanged } = await this.compare.run(stored);
    const { id, schoolId, schoolName, division, state, pageUrl, offeredAt } = stored;
    const count = (kind: DifferenceRow['kind']) => rows.filter((row) => row.kind === kind).length;
    return {
      ...{ id, schoolId, schoolName, division, state, pageUrl, offeredAt },
      newRows: count('new'),
      changedRows: count('changed'),
      goneRows: count('gone'),
      outsideRows: rows.filter(({ isOutside }) => isOutside).length,
      unchanged: unchanged.length,
      bulkRows: bulkRows(rows).length,
      rows,
    };
  }
}
