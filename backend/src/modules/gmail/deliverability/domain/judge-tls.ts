import type { Finding, FindingState } from './finding.js';
import type { SmtpServer } from './mail-identity.js';

/** What a connection to the mail server showed. */
export type TlsSight =
  | { kind: 'unreachable'; words: string }
  /** It offers no STARTTLS. */
  | { kind: 'plain' }
  | { kind: 'no_handshake'; words: string }
  | { kind: 'secured'; protocol: string; validTo: Date; /** Why the certificate is not accepted. */ refusal: string | null };

const DAY_MS = 24 * 3_600_000;
const SOON_DAYS = 14;

/** Whether the way to the mail server is encrypted, and its certificate is valid. */
export function judgeTls(server: SmtpServer | null, sight: TlsSight | null, isThisComputer: boolean, now: Date): Finding {
  if (server === null || sight === null) {
    const meaning = 'SMTP_URL is not set: this server sends no email of its own.';
    return { check: 'tls', subject: 'SMTP_URL', state: 'unknown', meaning, found: [], add: null };
  }
  const [state, meaning] = judge(sight, isThisComputer, now);
  const found = sight.kind === 'secured' ? [`${sight.protocol}, certificate valid until ${sight.validTo.toISOString().slice(0, 10)}`] : [];
  return { check: 'tls', subject: `${server.host}:${server.port}`, state, meaning, found, add: null };
}

function judge(sight: TlsSight, isThisComputer: boolean, now: Date): [FindingState, string] {
  if (sight.kind === 'unreachable') return ['problem', `The mail server cannot be reached: ${sight.words}. No email is sent.`];
  if (sight.kind === 'no_handshake') return ['problem', `TLS with the mail server fails: ${sight.words}. No email is sent.`];
  if (sight.kind === 'plain') {
    if (isThisComputer) return ['good', 'The mail server is on this computer, so the way to it needs no TLS.'];
    return ['problem', 'The server offers no STARTTLS: password and emails go unencrypted. Use a server with TLS (smtps://).'];
  }
  if (sight.refusal !== null)
    return ['problem', `The certificate is not accepted (${sight.refusal}): no email is sent. Renew or replace it.`];
  const days = Math.floor((sight.validTo.getTime() - now.getTime()) / DAY_MS);
  if (days < SOON_DAYS) return ['warning', `The certificate ends in ${days === 1 ? '1 day' : `${days} days`}. Renew it.`];
  return ['good', 'The way to the mail server is encrypted, and its certificate is valid.'];
}
