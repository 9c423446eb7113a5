import { FIGURES } from './figures.js';

/** Every limit of coaches' confirmations, with its unit. */
export const CONFIRMATION_LIMITS = {
  /** Requests of one athlete that wait for an answer. */
  open: 5,
  /** Requests that one athlete makes in 365 days. */
  aYear: 20,
  /** Days in which a coach can answer. */
  days: 14,
  /** Characters of a coach's name and of a school's. */
  name: 100,
  /** Figures of one request. */
  figures: FIGURES.length,
} as const;
