/** RFC 3463 and RFC 7505 codes on the recipient's address; 5.1.7 to 5.1.9 are about the sender's. */
const RECIPIENT_CODES = /^5\d\d[ -]5\.1\.(?:0|1|2|3|4|5|6|10)(?!\d)/;

/**
 * Returns whether a mail server's answer means that the recipient's address does not exist and never will (enhanced
 * status 5.1.x, RFC 3463). A full mailbox (5.2.2), a policy (5.7.x) or an answer without an enhanced status does not.
 * `command`: the SMTP command that was answered; MAIL FROM concerns the sender.
 */
export function isDeadAddress(command: string | undefined, response: string): boolean {
  return command !== 'MAIL FROM' && RECIPIENT_CODES.test(response);
}
