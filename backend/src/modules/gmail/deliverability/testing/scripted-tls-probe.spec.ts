import type { TlsSight } from '../domain/judge-tls.js';
import type { SmtpServer } from '../domain/mail-identity.js';
import { ScriptedTlsProbe } from './scripted-tls-probe.js';
import { tlsProbeContract } from './tls-probe.contract.js';

const server = (port: number): SmtpServer => ({ host: 'smtp.club.test', port, security: 'starttls' });
const SIGHTS = new Map<number, TlsSight>([
  [587, { kind: 'secured', protocol: 'TLSv1.3', validTo: new Date('2027-03-01T00:00:00Z'), refusal: null }],
  [25, { kind: 'plain' }],
]);

describe('TLS as a script says', () => {
  tlsProbeContract(async () => ({
    probe: new ScriptedTlsProbe(async ({ port }) => SIGHTS.get(port) ?? null),
    ...{ secured: server(587), plain: server(25), nobody: server(1) },
  }));
});
