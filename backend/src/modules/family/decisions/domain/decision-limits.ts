/** Limits of what guardians decide. */
export const DECISION_LIMITS = {
  /** Most emails that one decision can exclude. */
  except: 1_000,
  /** Emails with their texts on a page. */
  page: 20,
  /** Lines of the activity on a page. */
  activity: 30,
} as const;
