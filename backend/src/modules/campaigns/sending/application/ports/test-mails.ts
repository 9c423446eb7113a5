/** How a test ended. `unknown`: it left or it did not. */
export interface TestMailOutcome {
  status: 'sent' | 'failed' | 'unknown';
  /** Message for the athlete; '' when it was sent. */
  message: string;
}

export interface TestMailPress {
  /** ID of one click on the button, chosen by the browser. */
  key: string;
  userId: string;
  campaignId: string;
  now: Date;
}

/** Whether this request may send: yes, it did already (or is about to), or there were too many before. */
export type TestMailBegin =
  { kind: 'begun' } | { kind: 'earlier'; outcome: TestMailOutcome | null } | { kind: 'too_many'; retryAfterSeconds: number };

/** The tests that athletes sent to themselves in the last 24 hours. They are in no ledger and no figure. */
export abstract class TestMails {
  /** Records the request before anything is sent. At most `most` per athlete in 24 hours, regardless of the outcomes. */
  abstract begin(press: TestMailPress, most: number): Promise<TestMailBegin>;
  abstract end(press: TestMailPress, outcome: TestMailOutcome): Promise<void>;
}
