import { GmailStandIn } from '../gmail/gmail-stand-in.js';
import type { StoredMessage } from '../gmail/stand-in-mailbox.js';
import { WritingAthlete } from '../replies/reply-world.js';
import type { Answer } from '../support/agent.js';
import type { TestApp } from '../support/test-app.js';

export interface Conversation {
  coachName: string;
  waitsForAnswer: boolean;
  emails: {
    id: string;
    kind: string;
    status: string;
    channel: string;
    subject: string;
    text: string;
    fromAddress: string | null;
    toAddress: string;
    errorMessage: string | null;
  }[];
  replies: {
    id: string;
    text: string;
    earlier: string;
    textState: string;
    outsideDomain: boolean;
    isChecked: boolean;
    isNoted: boolean;
    pictures: number;
  }[];
  before: string | null;
  answer: { way: string; reason: string | null; message: string | null; fromAddress: string | null; toAddress: string | null };
  code?: string;
}

let made = 0;

/** A number of an answer as a browser would make one. */
export function answerId(): string {
  made += 1;
  return `00000000-0000-4000-8000-${String(process.pid * 1000 + made).padStart(12, '0')}`;
}

/** An athlete with Gmail and one coach, who write to each other. */
export class Talk {
  private constructor(
    readonly app: TestApp,
    readonly athlete: WritingAthlete,
  ) {}

  static async start(app: TestApp, standIn: GmailStandIn): Promise<Talk> {
    const athlete = await WritingAthlete.start(app, standIn);
    await athlete.check();
    return new Talk(app, athlete);
  }

  get path(): string {
    return `/api/user/conversations/${this.athlete.coachIds[0]}`;
  }

  /** The emails that really left, oldest first. */
  get sent(): StoredMessage[] {
    return this.athlete.mailbox.sent;
  }

  /** The coach writes, and the mailbox is looked into. */
  async arrives(raw: string): Promise<void> {
    await this.athlete.mailbox.deliver(raw);
    await this.athlete.check();
  }

  async read(): Promise<Conversation> {
    return (await this.athlete.agent.get<Conversation>(this.path)).body;
  }

  answer(id: string, text: string, more: object = {}): Promise<Answer<Conversation>> {
    return this.athlete.agent.put<Conversation>(`${this.path}/answers/${id}`, { text, ...more });
  }

  /** Asks again until the conversation is like that. */
  async until(isReached: (now: Conversation) => boolean): Promise<Conversation> {
    for (;;) {
      const now = await this.read();
      if (isReached(now)) return now;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
