import { deliveryReport, limitReached, newThread, outOfOffice, reply } from './coach-mails.js';
import { FAULTS, type Fault, type Operation } from './fault-script.js';
import type { GmailStandIn } from './gmail-stand-in.js';
import type { StandInMailbox, StoredMessage } from './stand-in-mailbox.js';

/** Body of a POST to /__control/<verb>; which fields count depends on the verb. */
interface Order {
  email?: string;
  blocked?: { error: 'admin_policy_enforced' | 'access_not_configured'; shownBy: 'google' | 'callback' };
  operation?: Operation;
  /** One of FAULTS by its name, or a fault written out. */
  fault?: keyof typeof FAULTS | Fault;
  times?: number;
  /** Which of the sent emails is answered: the last to this address, or the last of all. */
  to?: string;
  from?: string;
  subject?: string;
  text?: string;
  status?: string;
  /** For mailbox: settings of StandInMailbox. */
  settings?: Partial<Pick<StandInMailbox, 'rewritesMessageId' | 'duplicatesHistory' | 'pageSize'>>;
}

type Verb = (standIn: GmailStandIn, order: Order) => Promise<object> | object;

const arrived = ({ id, threadId }: StoredMessage) => ({ id, threadId });

function box(standIn: GmailStandIn, { email }: Order): StandInMailbox {
  return email ? standIn.mailbox(email) : (standIn.allMailboxes[0] as StandInMailbox);
}

function answered(standIn: GmailStandIn, order: Order): StoredMessage {
  const found = box(standIn, order).sent.findLast((mail) => !order.to || mail.header('to').includes(order.to));
  if (!found) throw new Error(`no mail to ${order.to ?? 'anybody'} was sent`);
  return found;
}

const VERBS: Record<string, Verb> = {
  account: (standIn, { email = '', blocked }) => ({ email: standIn.addAccount(email, { blocked }).email }),
  mailbox: (standIn, order) => Object.assign(box(standIn, order), order.settings) && {},
  fault: (standIn, { operation = '*', fault, times, email }) => {
    standIn.fail(operation, typeof fault === 'string' ? FAULTS[fault] : (fault as Fault), { times, mailbox: email });
    return {};
  },
  calm: (standIn) => {
    standIn.calm();
    return {};
  },
  'end-grant': (standIn, { email = '' }) => {
    standIn.oauth.endGrant(email);
    return {};
  },
  'expire-history': (standIn, order) => {
    box(standIn, order).expireHistory();
    return {};
  },
  reply: async (standIn, order) => {
    const { from, subject, text } = order;
    return arrived(await box(standIn, order).deliver(reply(answered(standIn, order), { from, subject, text })));
  },
  'new-thread': async (standIn, order) => {
    const { from = 'coach@college.example.edu', subject, text } = order;
    const given = { ...(subject ? { subject } : {}), ...(text ? { text } : {}) };
    return arrived(await box(standIn, order).deliver(newThread(from, given)));
  },
  'out-of-office': async (standIn, order) => arrived(await box(standIn, order).deliver(outOfOffice(answered(standIn, order)))),
  bounce: async (standIn, order) => {
    return arrived(await box(standIn, order).deliver(deliveryReport(answered(standIn, order), { status: order.status })));
  },
  'limit-reached': async (standIn, order) => arrived(await box(standIn, order).deliver(limitReached(answered(standIn, order)))),
  sent: (standIn, order) => ({
    mails: box(standIn, order).sent.map((mail) => ({
      id: mail.id,
      threadId: mail.threadId,
      to: mail.header('to'),
      from: mail.header('from'),
      subject: mail.header('subject'),
      messageId: mail.header('message-id'),
    })),
  }),
  calls: (standIn) => ({ calls: standIn.calls, units: standIn.units() }),
};

/** POST /__control/<verb> with JSON: what a browser test tells the stand-in from another process. */
export async function control(standIn: GmailStandIn, verb: string, body: string): Promise<object> {
  const run = VERBS[verb];
  if (!run) throw new Error(`no control "${verb}"; there are ${Object.keys(VERBS).join(', ')}`);
  return run(standIn, body ? (JSON.parse(body) as Order) : {});
}
