import { MailServerDown, type ProductLetter, ProductMail } from '../product-mail.js';

/** Keeps the product's own emails instead of sending them. */
export class MemoryProductMail extends ProductMail {
  readonly publicUrl = 'https://recruit.test';
  readonly sender = 'recruit@recruit.test';
  /** What the mail server took, in order. */
  readonly delivered: ProductLetter[] = [];
  /** What is in the outbox. */
  readonly kept: ProductLetter[] = [];
  /** The mail server does not answer. */
  isDown = false;

  constructor(private readonly hasServer = true) {
    super();
  }

  async send(letter: ProductLetter): Promise<'delivered' | 'kept'> {
    if ((await this.tell(letter)) === 'delivered') return 'delivered';
    this.kept.push(letter);
    return 'kept';
  }

  async tell(letter: ProductLetter): Promise<'delivered' | 'not_sent'> {
    if (!this.hasServer) return 'not_sent';
    if (this.isDown) throw new MailServerDown();
    this.delivered.push(letter);
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
