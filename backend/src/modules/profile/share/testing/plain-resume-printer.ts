import { ResumePrinter, type ResumeOrder } from '../application/ports/resume-printer.js';

/** Prints plain text: the name, the headline, the link. */
export class PlainResumePrinter extends ResumePrinter {
  readonly orders: ResumeOrder[] = [];

  async print(order: ResumeOrder): Promise<Buffer> {
    this.orders.push(order);
    const { name, headline } = order.profile;
    return Buffer.from([name, ...headline, order.link].filter((line) => line !== null).join('\n'));
  }
}
