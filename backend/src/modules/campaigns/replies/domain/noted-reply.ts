import { InvalidNotedReply } from './noted-reply-errors.js';

export interface NotedReply {
  /** When it came, as entered by the athlete. */
  at: Date;
  /** Short summary of the reply; may be ''. */
  text: string;
}

/** Noon of a day can be so far from the moment that the athlete means. */
const SLACK_MS = 24 * 3_600_000;

/**
 * The reply as it is stored: not before the email and not after now. Throws InvalidNotedReply for a day that cannot be right.
 */
export function notedReplyOf({ at, text }: NotedReply, sentAt: Date, now: Date): NotedReply {
  const time = at.getTime();
  if (Number.isNaN(time)) throw new InvalidNotedReply('at', 'invalid_time', 'Please say on which day the reply came.');
  if (time > now.getTime() + SLACK_MS)
    throw new InvalidNotedReply('at', 'in_future', 'This day is in the future. Choose the day the reply came.');
  if (time < sentAt.getTime() - SLACK_MS) {
    throw new InvalidNotedReply('at', 'before_email', 'This day is before you wrote to the coach. Choose the day the reply came.');
  }
  const within = Math.min(Math.max(time, sentAt.getTime()), Math.max(now.getTime(), sentAt.getTime()));
  return {
    at: new Date(within),
    text: text
      .replace(/\r\n?/g, '\n')
      .replace(/\p{Surrogate}/gu, '\uFFFD')
      .trim(),
  };
}
