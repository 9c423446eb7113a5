/** The product's own email about a deletion that nobody pressed just now. */
export abstract class DeletionMailer {
  /**
   * Tells each of these addresses that the account is being deleted, with the link to its receipt. The athlete is named by nothing but
   * the address. Addresses that the mail server refuses, and a server without one, are passed over: the deletion goes on.
   */
  abstract tellBegun(addresses: string[], receiptToken: string): Promise<void>;
}
