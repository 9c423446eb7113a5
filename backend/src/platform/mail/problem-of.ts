import { MailServerProblem, type MailServerProblemKind } from '../../shared-kernel/mail-server-problem.js';

const NEVER_REACHED = /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|CONNECT_TIMEOUT|EDNS|EADDRNOTAVAIL)$/;
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|ALTNAME|certificate|self-signed|issuer|does not match/;
const NO_TLS = /WRONG_VERSION|packet length too long|wrong version|EPROTO|tls_get_more_records|unknown protocol|STARTTLS/i;
const NO_ANSWER = /GREETING_TIMEOUT|UPGRADE_TIMEOUT|ETIMEDOUT|ETIMEOUT|ETLSTIMEOUT/;
const NOT_MAIL = /LineTooLarge|LiteralTooLarge|ResponseTooLarge|ParserError|EPROTOCOL|Invalid greeting|too large/i;

const KINDS: [RegExp, MailServerProblemKind][] = [
  [CERTIFICATE, 'certificate'],
  [NO_TLS, 'no_tls'],
  [NO_ANSWER, 'no_answer'],
  [NOT_MAIL, 'not_a_mail_server'],
];

/** What became of connecting, from what the client library threw. */
export function problemOf(error: unknown): MailServerProblem {
  if (error instanceof MailServerProblem) return error;
  const words = wordsOf(error);
  if (words.some((word) => NEVER_REACHED.test(word))) return new MailServerProblem('unreachable');
  const kind = KINDS.find(([pattern]) => words.some((word) => pattern.test(word)))?.[1];
  return new MailServerProblem(kind ?? 'closed');
}

/** Codes and messages of an error and of what caused it. */
function wordsOf(error: unknown): string[] {
  const words: string[] = [];
  let at: unknown = error;
  for (let depth = 0; depth < 5 && typeof at === 'object' && at !== null; depth += 1) {
    const { code, message, cause } = at as { code?: unknown; message?: unknown; cause?: unknown };
    if (typeof code === 'string') words.push(code);
    if (typeof message === 'string') words.push(message);
    at = cause;
  }
  return words;
}
