import type { RateLimit } from '../../../../../platform/security/rate-limiter.js';

/** Résumés printed for one link: a page takes a tenth of a second to draw. Nobody's address is looked at. */
export const RESUMES_PER_LINK: RateLimit = { name: 'shared_resume', points: 20, durationSeconds: 60 };

/** Views counted for one link, so that nobody can run the count up far. */
export const VIEWS_PER_LINK: RateLimit = { name: 'shared_view', points: 30, durationSeconds: 60 };

/** Résumés an athlete prints. */
export const RESUMES_PER_ATHLETE: RateLimit = { name: 'own_resume', points: 20, durationSeconds: 60 };
