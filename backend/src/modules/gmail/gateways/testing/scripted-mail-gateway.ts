import {
  MailGateway,
  type Attempt,
  type Bulk,
  type GatewayMail,
  type GatewayName,
  type LookUp,
  type SendOutcome,
} from '../application/ports/mail-gateway.js';

const SENT: SendOutcome = { kind: 'sent', providerMessageId: null, threadId: null };

/** A gateway with a scripted outcome per address, which records every email that arrived. */
export class ScriptedMailGateway extends MailGateway {
  readonly arrived: GatewayMail[] = [];
  readonly outcomes = new Map<string, SendOutcome>();
  batchSize = 10;
  bulkIs: Bulk | null = null;
  intervalMs = 0;
  settleMs = 5_000;
  lookUps: 'works' | 'cannot_tell' | 'fails' = 'works';
  /** Called before each email, for example to move the clock. */
  beforeSend: (mail: GatewayMail) => void = () => undefined;

  constructor(readonly name: GatewayName = 'smtp') {
    super();
  }

  override get bulk(): Bulk | null {
    return this.bulkIs;
  }

  async send(mail: GatewayMail): Promise<SendOutcome> {
    this.beforeSend(mail);
    const outcome = this.outcomes.get(mail.to.address) ?? SENT;
    if (outcome.kind === 'sent') this.arrived.push(mail);
    return outcome;
  }

  async lookUp({ messageId }: Attempt): Promise<LookUp> {
    if (this.lookUps === 'fails') throw new Error('the look-up failed');
    if (this.lookUps === 'cannot_tell') return { kind: 'cannot_tell' };
    const sent = this.arrived.some((mail) => mail.messageId === messageId);
    return sent ? { kind: 'sent', providerMessageId: null, threadId: null } : { kind: 'absent' };
  }
}
