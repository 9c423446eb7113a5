import { Module } from '@nestjs/common';

import { NodeDnsLookup } from './adapters/dns/node-dns-lookup.js';
import { SqlDeliverabilityReports } from './adapters/persistence/sql-deliverability-reports.js';
import { ConfiguredIdentity } from './adapters/platform/configured-identity.js';
import { SocketTlsProbe } from './adapters/tls/socket-tls-probe.js';
import { CheckDeliverability } from './application/check-deliverability.use-case.js';
import { DeliverabilityReports } from './application/ports/deliverability-reports.js';
import { DnsLookup } from './application/ports/dns-lookup.js';
import { SendingIdentity } from './application/ports/sending-identity.js';
import { TlsProbe } from './application/ports/tls-probe.js';

/** Whether receivers trust email from the platform's address. */
@Module({
  providers: [
    CheckDeliverability,
    { provide: DeliverabilityReports, useClass: SqlDeliverabilityReports },
    { provide: DnsLookup, useClass: NodeDnsLookup },
    { provide: SendingIdentity, useClass: ConfiguredIdentity },
    { provide: TlsProbe, useClass: SocketTlsProbe },
  ],
  exports: [CheckDeliverability],
})
export class DeliverabilityModule {}
