/**
 * The rooms of the backend, from left to right: a room may use those before it, through their index. A module with several rooms has
 * one entry for each (`module/room`). The walls in .eslintrc.json are made from this list: `npm run walls`.
 */
export const ROOM_ORDER = [
  'auth',
  'profile/fields',
  'profile/athlete',
  'profile/stats',
  'profile/photo',
  'profile/film',
  'profile/share',
  'schools/tables',
  'schools/directory',
  'schools/imports',
  'schools/packs',
  'schools/rules',
  'schools/fit',
  'schools/outreach',
  'schools/own-lists',
  'schools/staff-pages',
  'gmail/gateways',
  'gmail/google',
  'gmail/microsoft',
  'gmail/mailboxes',
  'gmail/own-accounts',
  'campaigns/preferences',
  'campaigns/writing',
  'campaigns/checks',
  'campaigns/attachments',
  'campaigns/schedule',
  'campaigns/sending',
  'campaigns/follow-ups',
  'campaigns/replies',
  'campaigns/conversations',
  'campaigns/insights',
  'ai/grammar',
  'ai/facts',
  'ai/writing',
  'ai/strategy',
  'account',
  'admin',
  'privacy',
];

/** Rooms of definitions alone, without input or output: the domain of every later room may use their index. */
export const DEFINITION_ROOMS = ['profile/fields'];
