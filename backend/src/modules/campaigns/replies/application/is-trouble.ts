import type { InboxTrouble } from '../../../gmail/gateways/index.js';

const TROUBLES: Record<InboxTrouble['kind'], true> = {
  cursor_expired: true,
  not_connected: true,
  needs_reconnect: true,
  send_only: true,
  slow_down: true,
  unavailable: true,
};

export function isTrouble<T extends { kind: string }>(answer: T | InboxTrouble): answer is InboxTrouble {
  return answer.kind in TROUBLES;
}
