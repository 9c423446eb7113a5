import type { MailProblem, ProblemCode } from '../../writing/domain/mail-problem.js';
import type { MailPiece, MailWriter } from '../../writing/domain/templates/mail-writer.js';
import type { Recipient } from '../../writing/domain/recipient.js';
import type { AthleteNames } from './names/athlete-names.js';
import { CHECK_FIXES } from './check-fixes.js';
import { checkPiece, type PieceFindings } from './check-piece.js';
import type { KnownNames } from './names/known-names.js';
import { recipientNames, type RecipientNames } from './names/recipient-names.js';
import { wrongName } from './names/wrong-name.js';

export interface CheckedMail {
  writer: MailWriter;
  known: KnownNames;
  own: AthleteNames;
  /** Towns and states that are never a mistake: the athlete's. */
  places: readonly (string | null)[];
  hasAttachment: boolean;
}

/** Of one email; an athlete who fixes these sees the next ones. */
const MOST = 30;
/** Characters of pieces with a coach's value of which the findings are remembered; coaches of a school share many. */
const REMEMBERED = 500_000;

/**
 * Checks one athlete's email to many coaches before it is sent. Text that is the same in each email is checked once; for each coach
 * only the pieces that contain a value of that coach are checked again.
 */
export class MailChecker {
  private readonly pieces: MailPiece[];
  private readonly same = new Map<MailPiece, PieceFindings>();
  /** By place and words. */
  private readonly read = new Map<string, PieceFindings>();
  private room = REMEMBERED;

  constructor(private readonly mail: CheckedMail) {
    this.pieces = mail.writer.pieces();
  }

  /** What the coach would wonder about; the same thing once, in the order of the text. */
  problems(coach: Recipient): MailProblem[] {
    // The same sentence twice is one finding.
    const found = [...new Set(this.pieces.map((piece) => this.findings(piece, coach)))];
    const right = recipientNames(coach, this.mail.places);
    const problems = [...found.flatMap((piece) => this.inPiece(piece, coach, right)), ...this.missing(found, coach)];
    return distinct(problems).slice(0, MOST);
  }

  /** Words that put a coach off: shown and never in the way. */
  warnings(coach: Recipient): MailProblem[] {
    const found = this.pieces.map((piece) => this.findings(piece, coach)).flatMap(({ harsh }) => harsh);
    return found.map(({ place, text }) => problem(coach, 'harsh_words', place, text));
  }

  private findings(piece: MailPiece, coach: Recipient): PieceFindings {
    if (!piece.isSame) return this.ofCoach(piece, piece.write(coach));
    let found = this.same.get(piece);
    if (!found) this.same.set(piece, (found = checkPiece(piece, piece.write(coach), this.mail)));
    return found;
  }

  private ofCoach(piece: MailPiece, text: string): PieceFindings {
    const key = `${piece.part} ${piece.line} ${text}`;
    const known = this.read.get(key);
    if (known) return known;
    const found = checkPiece(piece, text, this.mail);
    this.room -= key.length;
    if (this.room > 0) this.read.set(key, found);
    return found;
  }

  private inPiece({ names, breaches }: PieceFindings, coach: Recipient, right: RecipientNames): MailProblem[] {
    const wrong = names.flatMap((name) => {
      const code = wrongName(name, right, this.mail);
      return code ? [problem(coach, code, name.place, name.text)] : [];
    });
    return [...wrong, ...breaches.map(({ code, place, text }) => problem(coach, code, place, text))];
  }

  private missing(found: readonly PieceFindings[], coach: Recipient): MailProblem[] {
    const [link] = found.flatMap(({ link }) => link ?? []);
    const [attachment] = found.flatMap(({ attachment }) => attachment ?? []);
    const problems: MailProblem[] = [];
    if (link && !found.some(({ hasAddress }) => hasAddress)) problems.push(problem(coach, 'missing_link', link, ''));
    if (attachment && !this.mail.hasAttachment) problems.push(problem(coach, 'missing_attachment', attachment, ''));
    return problems;
  }
}

function problem({ coachId }: Recipient, code: ProblemCode, place: string, text: string): MailProblem {
  return { coachId, code, place, fix: CHECK_FIXES[code as keyof typeof CHECK_FIXES](text) };
}

function distinct(problems: readonly MailProblem[]): MailProblem[] {
  const seen = new Set<string>();
  return problems.filter(({ code, fix }) => {
    const key = `${code} ${fix}`;
    return !seen.has(key) && seen.add(key);
  });
}
