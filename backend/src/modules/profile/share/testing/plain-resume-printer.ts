import { ResumePrinter, type ResumeOrder } from '../application/ports/resume-printer.js';

/** Prints plain text: the name, the headline, the link with what it leads to. */
export class PlainResumePrinter extends ResumePrinter {
  readonly orders: ResumeOrder[] = [];

  async print(order: ResumeOrder): Promise<Buffer> {
    this.orders.push(order);
    const { name, headline } = order.profile;
    const online = order.link === null ? [] : ['The newest version of this profile is online:', order.link];
    return Buffer.from([name, ...headline, ...online].join('\n'));
  }
}
