import type { Cap } from '../../../../shared-kernel/cap.js';
import { KEPT_STRATEGIES } from './ports/strategies.js';

/** Every cap of recruiting strategies. */
export const STRATEGY_CAPS = {
  strategies: { most: KEPT_STRATEGIES, of: 'recruiting strategies', beyond: 'oldest' },
} as const satisfies Record<string, Cap>;
