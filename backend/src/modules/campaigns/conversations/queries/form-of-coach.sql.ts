import { BY_FORM } from '../../replies/domain/profile-message.js';

/** A row `r` of replies that came through the form of the shared profile with a coach's address. The address is typed, so it proves nothing. */
export const FORM_OF_COACH = `r.account = '${BY_FORM}' and r.coach_id is not null`;

/** The row `r` of replies is suspicious, and the athlete has not confirmed it. */
export const DOUBTFUL = `(r.outside_domain or r.suspicions <> '{}') and r.checked_at is null`;
