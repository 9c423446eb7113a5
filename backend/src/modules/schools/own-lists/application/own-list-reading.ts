import type { OwnListMapping } from '../domain/own-list-field.js';
import { issueOf, readOwnListRow, type OwnListEntry, type OwnListIssue } from '../domain/read-own-list-row.js';
import type { MatchedSchool, SchoolMatch, SchoolMatcher } from '../domain/school-matcher.js';
import type { SchoolListChange } from '../../outreach/index.js';

interface Place {
  row: number;
  line: number;
}

/** A row whose school has to be picked, with the schools that it may mean. */
export interface OpenRow extends Place {
  name: string;
  state: string | null;
  schools: MatchedSchool[];
}

/** A row that was laid to a school with another name. */
export interface ReadAs extends Place {
  name: string;
  school: MatchedSchool;
}

export interface OwnListFindings {
  totalRows: number;
  matchedRows: number;
  unmatchedRows: number;
  ambiguousRows: number;
  refusedRows: number;
  /** Each list has at most 200 entries; the numbers above count all. */
  readAs: ReadAs[];
  unmatched: OpenRow[];
  ambiguous: OpenRow[];
  errors: OwnListIssue[];
}

const LISTED = 200;

/** One list while it is read: the changes of its rows, and the rows to check. */
export class OwnListReading {
  readonly changes: SchoolListChange[] = [];
  readonly findings: OwnListFindings = {
    totalRows: 0,
    matchedRows: 0,
    unmatchedRows: 0,
    ambiguousRows: 0,
    refusedRows: 0,
    readAs: [],
    unmatched: [],
    ambiguous: [],
    errors: [],
  };
  private readonly taken = new Set<number>();

  /** `choices`: the school that the athlete picked for a row, by the number of the row. */
  constructor(
    private readonly mapping: OwnListMapping,
    private readonly matcher: SchoolMatcher,
    private readonly choices: ReadonlyMap<number, number>,
  ) {}

  add(cells: readonly string[], line: number): void {
    const { findings } = this;
    findings.totalRows += 1;
    const place = { row: findings.totalRows, line };
    const reading = readOwnListRow(this.mapping, cells, place);
    if ('issues' in reading) {
      this.refuse(reading.issues);
      return;
    }
    const match = this.matchOf(reading.entry, place);
    if ('school' in match) this.accept(reading.entry, match.school, place);
    else this.leaveOpen(reading.entry, match, place);
  }

  private matchOf({ name, state }: OwnListEntry, { row }: Place): SchoolMatch {
    const chosen = this.matcher.byId(this.choices.get(row));
    return chosen ? { school: chosen } : this.matcher.find(name, state, this.findings.unmatchedRows < LISTED);
  }

  private accept(entry: OwnListEntry, school: MatchedSchool, place: Place): void {
    if (this.taken.has(school.id)) {
      this.refuse([issueOf(place, 'name', 'repeated_school', entry.name)]);
      return;
    }
    this.taken.add(school.id);
    this.findings.matchedRows += 1;
    if (entry.name !== school.name) keep(this.findings.readAs, { ...place, name: entry.name, school });
    this.changes.push({ schoolId: school.id, change: entry.tracking, favorite: entry.favorite });
  }

  private leaveOpen({ name, state }: OwnListEntry, match: Exclude<SchoolMatch, { school: MatchedSchool }>, place: Place): void {
    if ('candidates' in match) {
      this.findings.ambiguousRows += 1;
      keep(this.findings.ambiguous, { ...place, name, state, schools: match.candidates });
      return;
    }
    this.findings.unmatchedRows += 1;
    keep(this.findings.unmatched, { ...place, name, state, schools: match.suggestions });
  }

  private refuse(issues: OwnListIssue[]): void {
    this.findings.refusedRows += 1;
    for (const issue of issues) keep(this.findings.errors, issue);
  }
}

function keep<T>(list: T[], item: T): void {
  if (list.length < LISTED) list.push(item);
}
