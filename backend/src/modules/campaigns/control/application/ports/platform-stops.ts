import type { PlatformFigures, StopReason } from '../../domain/why-stop-platform.js';

/** A stop that is in force, with the figures of the moment it began. */
export interface PlatformStop extends PlatformFigures {
  at: Date;
  reason: StopReason;
}

/** The stops of email from the platform's own address, and what they are decided by. */
export abstract class PlatformStops {
  /** The stop in force; null when email may be sent. */
  abstract open(): Promise<PlatformStop | null>;
  /** Of the last emails to real coaches since sending was last resumed. */
  abstract figures(): Promise<PlatformFigures>;
  /** Does nothing while a stop is in force. */
  abstract begin(stop: PlatformStop): Promise<void>;
  /** Ends the stop in force; emails from before do not count any more. Returns false when there is none. */
  abstract end(adminId: string, now: Date): Promise<boolean>;
}
