/** The secret that an account shares with an authenticator app. */
export interface AuthenticatorApp {
  /** Base 32. */
  secret: string;
  /** Null while it is being set up: then it is asked for nowhere. */
  confirmedAt: Date | null;
}

export interface ConfirmedApp {
  /** The time step of the code that confirmed it, so that this code is used up. */
  step: number;
  recoveryCodes: string[];
  now: Date;
}

/** Authenticator apps and the recovery codes that are in for them: at most one app for each account. */
export abstract class AuthenticatorApps {
  /** Takes the place of one that was not confirmed. False when one is on: then nothing is changed. */
  abstract begin(userId: string, secret: string, now: Date): Promise<boolean>;
  /** Null when there is none, or when its secret cannot be read any more. */
  abstract of(userId: string): Promise<AuthenticatorApp | null>;
  /** Returns whether one is on, including one whose secret cannot be decrypted: a lost key must not disable the second factor. */
  abstract isOn(userId: string): Promise<boolean>;
  /** Turns it on. False when none is pending. */
  abstract confirm(userId: string, confirmed: ConfirmedApp): Promise<boolean>;
  /** Uses a code of the app up, with all before it. False when it was used, or no app is on. */
  abstract useStep(userId: string, step: number): Promise<boolean>;
  /** Instead of those before. False when no app is on. */
  abstract renewCodes(userId: string, recoveryCodes: string[], now: Date): Promise<boolean>;
  /** Uses a recovery code up, as folded. Two calls at once: one gets it. */
  abstract useCode(userId: string, recoveryCode: string, now: Date): Promise<boolean>;
  abstract codesLeft(userId: string): Promise<number>;
  /** Also the recovery codes. Whether one was on. */
  abstract remove(userId: string): Promise<boolean>;
}
