import { ImapFlow } from 'imapflow';

import type { PinnedHost } from '../../../../../platform/mail/mail-hosts.js';
import { problemOf } from '../../../../../platform/mail/problem-of.js';
import { MailServerProblem } from '../../../../../shared-kernel/mail-server-problem.js';
import type { MailCredentials, MailServer } from '../../../../../shared-kernel/mail-server.js';

const KIB = 1024;
/** Lines and literals beyond end the connection: no server makes this one hold more. */
const LIMITS = { maxLineLength: 64 * KIB, maxLiteralSize: 1100 * KIB, maxResponseSize: 1300 * KIB };
/** Longer than any connection is kept without use: the inactivity of a parked connection is no fault. */
const SOCKET_MS = 30 * 60_000;
const WORDS = 300;
const BUSY_CODES = ['UNAVAILABLE', 'LIMIT', 'INUSE', 'SERVERBUG', 'OVERQUOTA'];
const BUSY_WORDS = /too many|rate limit|try again|temporar|simultaneous connections|throttl|unavailable/i;

interface ImapError extends Error {
  code?: string;
  authenticationFailed?: boolean;
  response?: unknown;
  serverResponseCode?: string;
  reason?: string;
}

/** A signed-in connection. Throws MailServerProblem. */
export async function openImap(pinned: PinnedHost, server: MailServer, credentials: MailCredentials): Promise<ImapFlow> {
  const isTls = server.security === 'tls';
  const client = new ImapFlow({
    host: pinned.address,
    port: server.port,
    servername: pinned.servername,
    secure: isTls,
    ...(isTls ? {} : { doSTARTTLS: true }),
    tls: pinned.tls,
    auth: imapAuthOf(credentials),
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    disableAutoEnable: true,
    connectionTimeout: pinned.timeoutMs,
    greetingTimeout: pinned.timeoutMs,
    socketTimeout: SOCKET_MS,
    ...LIMITS,
  });
  // Without a listener a connection that breaks later would end the process.
  client.on('error', () => undefined);
  let isLate = false;
  const deadline = setTimeout(() => {
    isLate = true;
    client.close();
  }, 2 * pinned.timeoutMs);
  try {
    await client.connect();
    return client;
  } catch (error) {
    client.close();
    throw isLate ? new MailServerProblem('no_answer') : connectProblem(error as ImapError);
  } finally {
    clearTimeout(deadline);
  }
}

function imapAuthOf({ username: user, ...secret }: MailCredentials): { user: string; pass?: string; accessToken?: string } {
  return 'accessToken' in secret ? { user, accessToken: secret.accessToken } : { user, pass: secret.password };
}

function connectProblem(error: ImapError): MailServerProblem {
  if (error.authenticationFailed) return signInProblem(error);
  // OpenSSL's errors have a reason too.
  if (error.code === 'NoConnection' && error.reason) return new MailServerProblem('try_later', cleaned(error.reason));
  return problemOf(error);
}

function signInProblem({ response, serverResponseCode = '', message }: ImapError): MailServerProblem {
  const words = cleaned(typeof response === 'string' ? response : message);
  const isBusy = BUSY_CODES.includes(serverResponseCode) || (serverResponseCode === '' && BUSY_WORDS.test(words));
  return new MailServerProblem(isBusy ? 'try_later' : 'sign_in_refused', words);
}

/** Without the command's number, its status and its code. */
function cleaned(words: string): string {
  return words
    .replace(/^\w+ (?:NO|BAD) (?:\[[^\]]*\] ?)?/i, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, WORDS);
}
