import { compareGroups, type Habit, type ReplyShare } from './compare-groups.js';
import type { ExactTest } from './exact-test.js';
import { HABITS_FROM } from './habits.js';

/** What the athlete's emails are compared by. */
export const WRITTEN_BY = ['template', 'subject', 'step'] as const;

export type WrittenBy = (typeof WRITTEN_BY)[number];

/** Emails of one text, subject or step that did not bounce. */
export interface WrittenGroup extends Habit<string> {
  /** Of a text the newest campaign with it, null when all were deleted; the subject; null for a step. */
  label: string | null;
  /** Campaigns with it; 0 for a step. */
  campaigns: number;
}

export type WrittenFacts = Record<WrittenBy, WrittenGroup[]>;

export interface WrittenRow extends ReplyShare {
  label: string | null;
  campaigns: number;
  /** 0 is the first email, 1 to 3 its follow-ups; null where texts or subjects are compared. */
  step: number | null;
  /** The highest share of replies, and significant: chance makes such a difference in fewer than 5 % of cases. */
  isBest: boolean;
}

/** How texts, subjects or steps did beside each other. */
export interface WrittenComparison extends ReplyShare {
  by: WrittenBy;
  /** Texts, subjects or steps that have emails. */
  groups: number;
  /** The best, then those with most emails; steps in their order. At most five. */
  rows: WrittenRow[];
}

const ROWS = 5;

/** The emails of a range by text, by subject and by follow-up step. */
export function writtenComparisons(facts: WrittenFacts, test: ExactTest): WrittenComparison[] {
  return WRITTEN_BY.map((by) => comparisonOf(by, facts[by], test));
}

function comparisonOf(by: WrittenBy, all: readonly WrittenGroup[], test: ExactTest): WrittenComparison {
  const { counted, replied, groups, best } = compareGroups(all, test);
  const bestValue = counted < HABITS_FROM ? null : (best?.value ?? null);
  const inOrder = by === 'step' ? all.toSorted((one, other) => Number(one.value) - Number(other.value)) : all.toSorted(order(bestValue));
  const rows = inOrder.slice(0, ROWS).map((group) => rowOf(by, group, bestValue));
  return { by, counted, replied, groups, rows };
}

function rowOf(by: WrittenBy, { value, label, campaigns, counted, replied }: WrittenGroup, bestValue: string | null): WrittenRow {
  return { label, campaigns, step: by === 'step' ? Number(value) : null, counted, replied, isBest: value === bestValue };
}

const order = (bestValue: string | null) => (one: WrittenGroup, other: WrittenGroup) =>
  Number(other.value === bestValue) - Number(one.value === bestValue) || other.counted - one.counted || (one.value < other.value ? -1 : 1);
