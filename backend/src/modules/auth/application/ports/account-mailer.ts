/** The product's own mail about an account (not the athlete's mail to coaches). */
export abstract class AccountMailer {
  abstract sendVerification(to: string, token: string): Promise<void>;
}
