export type EmailTokenPurpose = 'verify_email' | 'reset_password';

export interface EmailToken {
  /** Stored only as a hash; the token itself is in the email and nowhere else. */
  token: string;
  userId: string;
  purpose: EmailTokenPurpose;
  email: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Single-use links sent by mail. */
export abstract class EmailTokenRepository {
  abstract add(token: EmailToken): Promise<void>;
  /** Uses the token up; null when it is unknown, used or expired. Two calls at once: one gets it. */
  abstract use(token: string, purpose: EmailTokenPurpose, now: Date): Promise<EmailToken | null>;
}
