import { DomainError } from './domain-error.js';

/** One of the product's own emails, to one person. */
export interface ProductEmail {
  to: { name: string; address: string };
  subject: string;
  text: string;
}

export class MailServerDown extends DomainError {
  constructor() {
    super({
      kind: 'unavailable',
      code: 'mail_server_down',
      message: 'The mail server does not answer at the moment. Please try again in a few minutes.',
    });
  }
}

/** Sends the product's own emails: links, news, questions. Athletes write to coaches another way. */
export abstract class ProductMail {
  /** Where the product is reached; the links in its emails begin with it. */
  abstract readonly publicUrl: string;

  /** The address that its emails come from. */
  abstract readonly sender: string;

  /** `kept`: there is no mail server, so it only is in the outbox. Throws MailServerDown when the mail server does not take it. */
  abstract send(email: ProductEmail): Promise<'delivered' | 'kept'>;

  /**
   * For news that are on a page as well, or are passed on as a link: without a mail server nothing is stored, since personal data
   * must not remain after that account is deleted. Throws MailServerDown.
   */
  abstract notify(email: ProductEmail): Promise<'delivered' | 'not_sent'>;
}
