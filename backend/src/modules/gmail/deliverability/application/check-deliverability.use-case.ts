import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { CHECKS, type Check, type DeliverabilityReport, type Finding } from '../domain/finding.js';
import { judgeTls } from '../domain/judge-tls.js';
import type { MailIdentity } from '../domain/mail-identity.js';
import { isNoDomain, noDomain } from '../domain/no-domain.js';
import { lookAtDkim, lookAtDmarc, lookAtMx, lookAtReverse, lookAtSpf } from './look-at-domain.js';
import { DeliverabilityReports } from './ports/deliverability-reports.js';
import { DnsLookup } from './ports/dns-lookup.js';
import { TlsProbe } from './ports/tls-probe.js';
import { SendingIdentity } from './sending-identity.js';

/** Runs the checks that receivers make on email from MAIL_FROM (M-10). */
@Injectable()
export class CheckDeliverability {
  private running: Promise<DeliverabilityReport> | null = null;

  constructor(
    private readonly sending: SendingIdentity,
    private readonly dns: DnsLookup,
    private readonly tls: TlsProbe,
    private readonly reports: DeliverabilityReports,
    private readonly clock: Clock,
  ) {}

  /** The last report; null before the first check. */
  last(): Promise<DeliverabilityReport | null> {
    return this.reports.last();
  }

  /** A new report, which is kept. Who asks while a check runs gets its report. */
  run(): Promise<DeliverabilityReport> {
    this.running ??= this.check().finally(() => (this.running = null));
    return this.running;
  }

  private async check(): Promise<DeliverabilityReport> {
    const { identity } = this.sending;
    const { domain, server } = identity;
    const at = this.clock.now();
    const findings = await this.findings(identity, at);
    const report = { at, domain, server: server === null ? null : `${server.host}:${server.port}`, findings };
    await this.reports.keep(report);
    return report;
  }

  /** All checks side by side; what has not answered at the limit is unknown. */
  private async findings(identity: MailIdentity, now: Date): Promise<Finding[]> {
    const { domain } = identity;
    const checks = this.checks(identity, now);
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<null>((resolve) => (timer = setTimeout(resolve, this.sending.limitMs, null)));
    try {
      const done = await Promise.all(CHECKS.map(async (check) => (await Promise.race([checks[check], limit])) ?? [late(check, domain)]));
      return done.flat();
    } finally {
      clearTimeout(timer);
    }
  }

  private checks(identity: MailIdentity, now: Date): Record<Check, Promise<Finding[]>> {
    const { domain } = identity;
    const ofDomain = (check: Check, look: () => Promise<Finding[]>) =>
      isNoDomain(domain) ? Promise.resolve([noDomain(check, domain)]) : look();
    return {
      tls: this.lookAtTls(identity, now),
      reverse_dns: lookAtReverse(this.dns, identity),
      mx: ofDomain('mx', () => lookAtMx(this.dns, domain)),
      spf: ofDomain('spf', () => lookAtSpf(this.dns, identity)),
      dkim: ofDomain('dkim', () => lookAtDkim(this.dns, identity)),
      dmarc: ofDomain('dmarc', () => lookAtDmarc(this.dns, domain)),
    };
  }

  private async lookAtTls({ server }: MailIdentity, now: Date): Promise<Finding[]> {
    if (server === null) return [judgeTls(null, null, false, now)];
    const [sight, seen] = await Promise.all([this.tls.look(server), this.dns.addresses(server.host)]);
    const isThisComputer =
      server.host === 'localhost' || (seen.kind === 'found' && seen.values.every(({ address }) => isLoopback(address)));
    return [judgeTls(server, sight, isThisComputer, now)];
  }
}

const isLoopback = (address: string): boolean => address.startsWith('127.') || address === '::1';

function late(check: Check, subject: string): Finding {
  return { check, subject, state: 'unknown', meaning: 'There was no answer in time. Check again in a few minutes.', found: [], add: null };
}
