import { AppCodes } from '../application/ports/app-codes.js';

const STEP_MS = 30_000;

/** The code of a step is its number, so that a test can see it. */
export class PlainAppCodes extends AppCodes {
  newSecret(): string {
    return 'SECRET';
  }

  address(secret: string, username: string): string {
    return `${username} ${secret}`;
  }

  /** The code that an app shows at this time. */
  codeAt(time: Date): string {
    return String(stepAt(time) % 1_000_000).padStart(6, '0');
  }

  stepOf(_secret: string, code: string, now: Date): number | null {
    const present = stepAt(now);
    return [present - 1, present, present + 1].find((step) => String(step % 1_000_000).padStart(6, '0') === code) ?? null;
  }
}

const stepAt = (time: Date) => Math.floor(time.getTime() / STEP_MS);
