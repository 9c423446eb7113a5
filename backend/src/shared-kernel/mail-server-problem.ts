/**
 * Why a mail server cannot be used now.
 * - unreachable: no such host, closed port, no answer, or an address that this server does not connect to. Which of these
 *   is not said, so that nobody can look around a network with it.
 * - sign_in_refused: the user name or the password; try_later: too many sign-ins, or the server is down for a while
 */
export type MailServerProblemKind =
  'unreachable' | 'certificate' | 'no_tls' | 'no_answer' | 'not_a_mail_server' | 'sign_in_refused' | 'try_later' | 'closed';

/** Thrown before anything was requested from the mailbox. `words`: the server's answer to the sign-in. */
export class MailServerProblem extends Error {
  constructor(
    readonly kind: MailServerProblemKind,
    readonly words: string | null = null,
  ) {
    super(words ?? kind);
    this.name = 'MailServerProblem';
  }
}
