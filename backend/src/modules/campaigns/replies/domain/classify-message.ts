import type { ArrivedMessage } from './arrived-message.js';
import type { DeliveryReport } from './delivery-report.js';
import { isAutoReply } from './is-auto-reply.js';
import { isDeliveryReport } from './is-delivery-report.js';
import { judgeReport } from './judge-report.js';
import { correspondentOf } from '../../suspicion/domain/mail-address.js';
import type { MessageClass } from './message-class.js';

const OWN_LABELS = ['SENT', 'DRAFT'];

/** `own`: the athlete's addresses in lower case. `report`: read from the whole message where it is a report. */
export function classifyMessage(message: ArrivedMessage, own: readonly string[], report: DeliveryReport | null = null): MessageClass {
  const isOwn = message.labels.some((label) => OWN_LABELS.includes(label));
  if (isOwn || own.includes(correspondentOf(message.headers['from']).address)) return { kind: 'own' };
  if (isDeliveryReport(message)) return judgeReport(message, report);
  return { kind: isAutoReply(message) ? 'auto_reply' : 'human' };
}
