import type { LinkOutcome } from '../../domain/link-answer.js';

/** Looks whether something answers at a web address, without reading it. */
export abstract class LinkProbe {
  /** Asks public addresses only, also behind redirects and names; never throws. */
  abstract ask(url: string): Promise<LinkOutcome>;
}
