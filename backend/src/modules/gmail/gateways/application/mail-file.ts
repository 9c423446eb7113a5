/** A file that goes with an email. */
export interface MailFile {
  name: string;
  contentType: string;
  bytes: Buffer;
}
