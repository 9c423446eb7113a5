import type { ContactRule } from '../../domain/contact-rule.js';

/** The dated table of recruiting rules that comes with the product. */
export abstract class ContactRules {
  abstract all(): Promise<readonly ContactRule[]>;
}
