import { Confirmations, type CoachAnswer, type NewRequest, type OpenRequest } from '../application/ports/confirmations.js';
import type { Verdict } from '../domain/coach-word.js';
import {
  AlreadyAnswered,
  FigureMissing,
  RequestNotFound,
  TooManyOpen,
  TooManyThisYear,
  WordLinkNotValid,
} from '../domain/confirmation-errors.js';
import { CONFIRMATION_LIMITS } from '../domain/confirmation-limits.js';
import { type Figure, FIGURES, figureText } from '../domain/figures.js';
import { readAnswer } from '../domain/read-answer.js';

const YEAR_MS = 365 * 24 * 3600 * 1000;

export interface AskedAthlete {
  name: string;
  figures: Partial<Record<Figure, unknown>>;
}

export interface KeptRequest extends NewRequest {
  values: Partial<Record<Figure, unknown>>;
  mailed: boolean;
  answeredAt: Date | null;
  revokedAt: Date | null;
  verdicts: Map<Figure, Verdict>;
}

/** What coaches are asked, in memory. `athletes` may be changed in the meantime, as a profile is. */
export class MemoryConfirmations extends Confirmations {
  readonly kept: KeptRequest[] = [];

  constructor(private readonly athletes: Map<string, AskedAthlete>) {
    super();
  }

  async ask(request: NewRequest): Promise<string> {
    const own = this.kept.filter(({ athleteId }) => athleteId === request.athleteId);
    const now = request.createdAt;
    if (own.filter((one) => one.answeredAt === null && one.revokedAt === null && one.expiresAt > now).length >= CONFIRMATION_LIMITS.open) {
      throw new TooManyOpen();
    }
    if (own.filter(({ createdAt }) => createdAt.getTime() > now.getTime() - YEAR_MS).length >= CONFIRMATION_LIMITS.aYear) {
      throw new TooManyThisYear();
    }
    const athlete = this.athletes.get(request.athleteId);
    const values = Object.fromEntries(request.figures.map((figure) => [figure, athlete?.figures[figure] ?? null]));
    if (Object.values(values).includes(null)) throw new FigureMissing();
    this.kept.push({ ...request, values, mailed: false, answeredAt: null, revokedAt: null, verdicts: new Map() });
    return athlete?.name ?? '';
  }

  async noteSent({ id }: NewRequest, mailed: boolean): Promise<void> {
    for (const one of this.kept) if (one.id === id) one.mailed = mailed;
  }

  async withdraw(id: string): Promise<void> {
    const at = this.kept.findIndex((one) => one.id === id && one.answeredAt === null);
    if (at >= 0) this.kept.splice(at, 1);
  }

  async look(token: string, now: Date): Promise<OpenRequest> {
    const { athleteId, coachName, coachSchool, expiresAt, values } = this.find(token, now);
    const figures = this.unchanged(athleteId, values).map((figure) => figureText(figure, values[figure]));
    return { athleteName: this.athletes.get(athleteId)?.name ?? '', coachName, coachSchool, expiresAt, figures };
  }

  async answer({ token, coachName, coachSchool, now, ...input }: CoachAnswer): Promise<void> {
    const found = this.find(token, now);
    const verdicts = readAnswer(input, this.unchanged(found.athleteId, found.values));
    Object.assign(found, { answeredAt: now, coachName, coachSchool, verdicts });
  }

  async revoke(athleteId: string, id: string, now: Date): Promise<void> {
    const found = this.kept.find((one) => one.id === id && one.athleteId === athleteId && one.revokedAt === null);
    if (!found) throw new RequestNotFound();
    Object.assign(found, { revokedAt: now, address: '' });
  }

  private find(token: string, now: Date): KeptRequest {
    const found = this.kept.find((one) => one.token === token && one.revokedAt === null && one.expiresAt > now);
    if (!found || !this.athletes.has(found.athleteId)) throw new WordLinkNotValid();
    if (found.answeredAt !== null) throw new AlreadyAnswered();
    return found;
  }

  private unchanged(athleteId: string, values: KeptRequest['values']): Figure[] {
    const now = this.athletes.get(athleteId)?.figures ?? {};
    return FIGURES.filter((figure) => figure in values && JSON.stringify(now[figure]) === JSON.stringify(values[figure]));
  }
}
