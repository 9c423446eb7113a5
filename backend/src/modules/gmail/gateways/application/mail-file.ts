/** A file attached to an email. */
export interface MailFile {
  name: string;
  contentType: string;
  bytes: Buffer;
}
