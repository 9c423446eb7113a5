export interface ConfirmationMail {
  to: string;
  coach: string;
  athlete: string;
  token: string;
}

/** The product's own mail to a coach who is asked. */
export abstract class ConfirmationMailer {
  /** Returns the link where there is no mail server and it has to be handed over; null when it was delivered. Throws MailServerDown. */
  abstract ask(mail: ConfirmationMail): Promise<string | null>;
}
