import { AUDIT_USER_DATA } from '../../../audit/index.js';
import { AUTH_USER_DATA } from '../../../auth/index.js';
import { FACTORS_USER_DATA } from '../../../factors/index.js';
import { ATHLETE_USER_DATA } from '../../../profile/athlete/index.js';
import { GUARDIANS_USER_DATA } from '../../../family/guardians/index.js';
import { STATS_USER_DATA } from '../../../profile/stats/index.js';
import { PHOTO_USER_DATA } from '../../../profile/photo/index.js';
import { FILM_USER_DATA } from '../../../profile/film/index.js';
import { NEXT_GAMES_USER_DATA } from '../../../profile/next-games/index.js';
import { CONFIRMATIONS_USER_DATA } from '../../../profile/confirmations/index.js';
import { SHARE_USER_DATA } from '../../../profile/share/index.js';
import { DIRECTORY_USER_DATA } from '../../../schools/directory/index.js';
import { IMPORTS_USER_DATA } from '../../../schools/imports/index.js';
import { FIT_USER_DATA } from '../../../schools/fit/index.js';
import { OUTREACH_USER_DATA } from '../../../schools/outreach/index.js';
import { STAFF_PAGES_USER_DATA } from '../../../schools/staff-pages/index.js';
import { GATEWAYS_USER_DATA } from '../../../gmail/gateways/index.js';
import { GOOGLE_USER_DATA } from '../../../gmail/google/index.js';
import { MAILBOXES_USER_DATA } from '../../../gmail/mailboxes/index.js';
import { PREFERENCES_USER_DATA } from '../../../campaigns/preferences/index.js';
import { WRITING_USER_DATA } from '../../../campaigns/writing/index.js';
import { ATTACHMENTS_USER_DATA } from '../../../campaigns/attachments/index.js';
import { LEDGER_USER_DATA } from '../../../campaigns/ledger/index.js';
import { CONTROL_USER_DATA } from '../../../campaigns/control/index.js';
import { SENDING_USER_DATA } from '../../../campaigns/sending/index.js';
import { FOLLOW_UPS_USER_DATA } from '../../../campaigns/follow-ups/index.js';
import { REPLIES_USER_DATA } from '../../../campaigns/replies/index.js';
import { AI_WRITING_USER_DATA } from '../../../ai/writing/index.js';
import { STRATEGY_USER_DATA } from '../../../ai/strategy/index.js';
import type { OwnedTable, UserDataOwner } from '../../../../shared-kernel/user-data.js';
import { PRIVACY_USER_DATA } from './user-data.js';

/** Tables of no module. */
const PLATFORM_USER_DATA: UserDataOwner = {
  room: 'platform',
  tables: [
    { table: 'activities', label: 'Timeline entries', isMinor: true, ends: 'cascade' },
    {
      table: 'outbox_mails',
      label: 'Emails kept on this server',
      rows: 'user_id = $1::uuid or (user_id is null and lower(to_address) = (select lower(email) from users where id = $1::uuid))',
      ends: 'statement',
    },
  ],
  nothing: { migrations: 'the state of the schema' },
};

/** All stored user data, in the order of the modules. */
export const USER_DATA: UserDataOwner[] = [
  PLATFORM_USER_DATA,
  AUDIT_USER_DATA,
  AUTH_USER_DATA,
  FACTORS_USER_DATA,
  ATHLETE_USER_DATA,
  GUARDIANS_USER_DATA,
  STATS_USER_DATA,
  PHOTO_USER_DATA,
  FILM_USER_DATA,
  NEXT_GAMES_USER_DATA,
  CONFIRMATIONS_USER_DATA,
  SHARE_USER_DATA,
  DIRECTORY_USER_DATA,
  IMPORTS_USER_DATA,
  FIT_USER_DATA,
  OUTREACH_USER_DATA,
  STAFF_PAGES_USER_DATA,
  GATEWAYS_USER_DATA,
  GOOGLE_USER_DATA,
  MAILBOXES_USER_DATA,
  PREFERENCES_USER_DATA,
  WRITING_USER_DATA,
  ATTACHMENTS_USER_DATA,
  LEDGER_USER_DATA,
  CONTROL_USER_DATA,
  SENDING_USER_DATA,
  FOLLOW_UPS_USER_DATA,
  REPLIES_USER_DATA,
  AI_WRITING_USER_DATA,
  STRATEGY_USER_DATA,
  PRIVACY_USER_DATA,
];

/** The tables with rows of users. */
export const OWNED_TABLES: OwnedTable[] = USER_DATA.flatMap(({ tables }) => tables);

/** What stops when a deletion begins. */
export const STOPS: string[] = USER_DATA.flatMap(({ stops = [] }) => stops);

/** SQL condition for the rows of user `$1` (text) in the table. */
export const rowsOf = ({ rows = 'user_id = $1::uuid' }: OwnedTable) => rows;
