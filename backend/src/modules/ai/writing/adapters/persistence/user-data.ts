import type { UserDataOwner } from '../../../../../shared-kernel/user-data.js';

/** Use of AI help. */
export const AI_WRITING_USER_DATA: UserDataOwner = {
  room: 'ai/writing',
  tables: [
    { table: 'ai_usage', label: 'Days with AI help', isMinor: true, ends: 'cascade' },
    { table: 'ai_provider_choices', label: 'AI provider setting', isMinor: true, ends: 'cascade' },
  ],
};
