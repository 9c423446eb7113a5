import { ShareLinks, type IssuedLink } from '../application/ports/share-links.js';

/** Links that can be read: the token is its own hash and seal. */
export class PlainShareLinks extends ShareLinks {
  private issued = 0;

  issue(): IssuedLink {
    this.issued += 1;
    return { hash: `token-${this.issued}`, sealed: `token-${this.issued}` };
  }

  hashOf(token: string): string | null {
    return token === '' ? null : token;
  }

  linkOf(sealed: string): string | null {
    return `https://recruit.test/p/${sealed}`;
  }
}
