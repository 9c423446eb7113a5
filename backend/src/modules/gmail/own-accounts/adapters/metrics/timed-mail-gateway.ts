import type { ObserveSeconds } from '../../../../../platform/metrics/metrics.js';
import {
  MailGateway,
  type Attempt,
  type Bulk,
  type GatewayMail,
  type GatewayName,
  type LookUp,
  type SendOutcome,
} from '../../../gateways/index.js';

/** A gateway that measures the duration of each try, by gateway and outcome. Content and recipients are not recorded. */
export class TimedMailGateway extends MailGateway {
  constructor(
    private readonly inner: MailGateway,
    private readonly observe: ObserveSeconds,
  ) {
    super();
  }

  get name(): GatewayName {
    return this.inner.name;
  }

  get batchSize(): number {
    return this.inner.batchSize;
  }

  override get bulk(): Bulk | null {
    return this.inner.bulk;
  }

  get settleMs(): number {
    return this.inner.settleMs;
  }

  get intervalMs(): number {
    return this.inner.intervalMs;
  }

  async send(mail: GatewayMail): Promise<SendOutcome> {
    const began = performance.now();
    let outcome: SendOutcome['kind'] = 'unknown';
    try {
      const result = await this.inner.send(mail);
      outcome = result.kind;
      return result;
    } finally {
      this.observe({ gateway: this.name, outcome }, (performance.now() - began) / 1000);
    }
  }

  lookUp(attempt: Attempt): Promise<LookUp> {
    return this.inner.lookUp(attempt);
  }
}
