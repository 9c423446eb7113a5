import type { RateLimit } from '../../../../../platform/security/rate-limiter.js';

/** Résumés printed for one link: a page takes a tenth of a second to draw. Independent of the client's address. */
export const RESUMES_PER_LINK: RateLimit = { name: 'shared_resume', points: 20, durationSeconds: 60 };

/** Views counted for one link, so that a client cannot inflate the count much. */
export const VIEWS_PER_LINK: RateLimit = { name: 'shared_view', points: 30, durationSeconds: 60 };

/** Résumés an athlete prints. */
export const RESUMES_PER_ATHLETE: RateLimit = { name: 'own_resume', points: 20, durationSeconds: 60 };
