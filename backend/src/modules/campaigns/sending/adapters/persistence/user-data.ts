import type { UserDataOwner } from '../../../../../shared-kernel/user-data.js';

/** Opens, tests and addresses that emails came back from. */
export const SENDING_USER_DATA: UserDataOwner = {
  room: 'campaigns/sending',
  tables: [
    {
      table: 'mail_opens',
      label: 'Opened emails',
      isMinor: true,
      rows: 'mail_id in (select id from campaign_emails where user_id = $1::uuid)',
      ends: 'cascade',
    },
    {
      table: 'test_mails',
      label: 'Tests to yourself',
      isMinor: true,
      over: { when: "sent_at <= $1::timestamptz - interval '24 hours'", words: '24 hours' },
      ends: 'cascade',
    },
    { table: 'suppressed_addresses', label: 'Addresses that emails came back from', isMinor: true, ends: 'cascade' },
  ],
  nothing: {
    mail_opt_outs: 'addresses of coaches who want no email, whoever wrote',
  },
};
