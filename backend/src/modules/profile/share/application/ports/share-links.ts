/** A new link. */
export interface IssuedLink {
  /** By which a visitor's token is found. */
  hash: string;
  /** The token, encrypted, for showing the link to its owner again. */
  sealed: string;
}

/** Creates, finds and shows links that cannot be guessed. */
export abstract class ShareLinks {
  abstract issue(): IssuedLink;

  /** null for what no issued token can look like. */
  abstract hashOf(token: string): string | null;

  /** The whole address; null when it was sealed with a key that this server does not have any more. */
  abstract linkOf(sealed: string): string | null;
}
