/** The queue of the job that plans follow-ups. */
export const PLAN_QUEUE = 'follow-ups-plan';
