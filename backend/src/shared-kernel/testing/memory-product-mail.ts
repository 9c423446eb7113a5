import { MailServerDown, type ProductEmail, ProductMail } from '../product-mail.js';

/** Keeps the product's own emails instead of sending them. */
export class MemoryProductMail extends ProductMail {
  readonly publicUrl = 'https://recruit.test';
  readonly sender = 'recruit@recruit.test';
  /** What the mail server took, in order. */
  readonly delivered: ProductEmail[] = [];
  /** What is in the outbox. */
  readonly kept: ProductEmail[] = [];
  /** The mail server does not answer. */
  isDown = false;

  constructor(private readonly hasServer = true) {
    super();
  }

  async send(email: ProductEmail): Promise<'delivered' | 'kept'> {
    if ((await this.notify(email)) === 'delivered') return 'delivered';
    this.kept.push(email);
    return 'kept';
  }

  async notify(email: ProductEmail): Promise<'delivered' | 'not_sent'> {
    if (!this.hasServer) return 'not_sent';
    if (this.isDown) throw new MailServerDown();
    this.delivered.push(email);
    return 'delivered';
  }

  /** The token in the link of the last email that was delivered; '' when there is none. */
  get lastToken(): string {
    return tokenIn(this.delivered.at(-1)?.text ?? '');
  }
}

/** The token of the link in a text; '' when there is none. */
export function tokenIn(text: string): string {
  return /[?&]token=([^\s&]+)/u.exec(text)?.[1] ?? '';
}
