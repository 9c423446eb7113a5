import { Module } from '@nestjs/common';

import { AppConfig } from '../../../platform/config/app-config.js';
import { parseMailbox } from '../../../platform/mail/parse-mailbox.js';
import { NodeDnsLookup } from './adapters/dns/node-dns-lookup.js';
import { SqlDeliverabilityReports } from './adapters/persistence/sql-deliverability-reports.js';
import { SocketTlsProbe } from './adapters/tls/socket-tls-probe.js';
import { CheckDeliverability } from './application/check-deliverability.use-case.js';
import { DeliverabilityReports } from './application/ports/deliverability-reports.js';
import { DnsLookup } from './application/ports/dns-lookup.js';
import { SendingIdentity } from './application/sending-identity.js';
import { TlsProbe } from './application/ports/tls-probe.js';
import { DeliverabilityConfig } from './config/deliverability-config.js';
import { mailIdentity } from './domain/mail-identity.js';

/** Whether receivers trust email from the platform's address. */
@Module({
  providers: [
    CheckDeliverability,
    { provide: DeliverabilityReports, useClass: SqlDeliverabilityReports },
    { provide: DnsLookup, useClass: NodeDnsLookup },
    {
      provide: SendingIdentity,
      inject: [AppConfig, DeliverabilityConfig],
      useFactory: ({ mailFrom, smtpUrl }: AppConfig, { selectors }: DeliverabilityConfig) =>
        new SendingIdentity(mailIdentity(parseMailbox(mailFrom).address, smtpUrl, selectors)),
    },
    { provide: TlsProbe, useClass: SocketTlsProbe },
  ],
  exports: [CheckDeliverability],
})
export class DeliverabilityModule {}
