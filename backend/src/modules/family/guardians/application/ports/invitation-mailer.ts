/** The product's own mail to somebody who is invited. */
export abstract class InvitationMailer {
  /** Returns the link where there is no mail server and it has to be handed over; null when it was delivered. Throws MailServerDown. */
  abstract invite(to: string, athlete: string, token: string): Promise<string | null>;
}
