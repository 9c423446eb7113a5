/** Sends the test email from the platform's own address. */
export abstract class TestMailer {
  /** `kept`: there is no mail server, so it is in the outbox. Throws when the mail server does not take it. */
  abstract send(to: { name: string; address: string }): Promise<'delivered' | 'kept'>;
}
