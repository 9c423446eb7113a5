/** A name and an address, as in From, Reply-To and To. */
export interface Mailbox {
  name: string;
  address: string;
}
