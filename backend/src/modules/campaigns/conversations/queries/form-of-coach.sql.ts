import { BY_FORM } from '../../replies/domain/profile-message.js';

/** A row `r` of replies that came by the form of the shared profile, with the address of a coach. Whoever typed it is not proved to be them. */
export const FORM_OF_COACH = `r.account = '${BY_FORM}' and r.coach_id is not null`;

/** Something speaks against the writer of the row `r` of replies, and the athlete has not checked it. */
export const DOUBTFUL = `(r.outside_domain or r.suspicions <> '{}') and r.checked_at is null`;
