import type { UserDataOwner } from '../../../../../shared-kernel/user-data.js';

/** Plans of athletes. */
export const STRATEGY_USER_DATA: UserDataOwner = {
  room: 'ai/strategy',
  tables: [
    { table: 'recruiting_strategies', label: 'Plans', ends: 'cascade' },
    { table: 'strategy_work', label: 'Plans being written', isMinor: true, ends: 'cascade' },
  ],
};
