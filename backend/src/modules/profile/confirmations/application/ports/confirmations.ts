import type { AnswerInput } from '../../domain/read-answer.js';
import type { Figure, FigureText } from '../../domain/figures.js';

export interface NewRequest {
  id: string;
  athleteId: string;
  coachName: string;
  coachSchool: string;
  address: string;
  figures: readonly Figure[];
  /** Stored only as a hash. */
  token: string;
  createdAt: Date;
  expiresAt: Date;
}

/** What a coach reads who opens the link: no birth date, no address. */
export interface OpenRequest {
  athleteName: string;
  coachName: string;
  coachSchool: string;
  expiresAt: Date;
  /** Without those that changed since. */
  figures: FigureText[];
}

export interface CoachAnswer extends AnswerInput {
  token: string;
  coachName: string;
  coachSchool: string;
  now: Date;
}

/** Requests to coaches and their answers. Every method is one transaction; of concurrent calls only one has an effect. */
export abstract class Confirmations {
  /** The values are those of this moment. Returns the athlete's name. Throws FigureMissing, TooManyOpen or TooManyThisYear. */
  abstract ask(request: NewRequest): Promise<string>;
  /** The server delivered the link, or it is handed over. */
  abstract noteSent(request: NewRequest, mailed: boolean): Promise<void>;
  /** Removes a request that could not be delivered. */
  abstract withdraw(id: string): Promise<void>;
  /** Nothing is used up. Throws WordLinkNotValid or AlreadyAnswered. */
  abstract look(token: string, now: Date): Promise<OpenRequest>;
  /** Of two concurrent requests one succeeds. Throws WordLinkNotValid, AlreadyAnswered or AnswerNotValid, and then nothing has changed. */
  abstract answer(answer: CoachAnswer): Promise<void>;
  /** What was confirmed counts no more, and the address is forgotten. Throws RequestNotFound. */
  abstract revoke(athleteId: string, id: string, now: Date): Promise<void>;
}
