import type { DeliveryReport } from '../../domain/delivery-report.js';

/** Takes a mail server's report out of a whole message. */
export abstract class DeliveryReportReader {
  /** `raw`: RFC 5322 bytes. Fields that are not there are null; never throws for what is in the message. */
  abstract read(raw: Buffer): Promise<DeliveryReport>;
}
