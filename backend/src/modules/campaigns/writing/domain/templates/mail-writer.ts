import { emptyPlaceholderFix } from './empty-placeholder-fix.js';
import type { MailAthlete } from '../mail-athlete.js';
import type { MailProblem } from '../mail-problem.js';
import { coachPlaceholders, ownPlaceholders } from './placeholder-values.js';
import { isOfCoach } from '../is-of-coach.js';
import { paragraphs } from './paragraphs.js';
import type { PlaceholderName, PlaceholderValues } from './placeholders.js';
import type { Recipient } from '../recipient.js';
import { signedText } from './signed-text.js';
import { templateTokens, type TemplateToken } from './template-tokens.js';

export interface MailTemplate {
  subject: string;
  template: string;
}

export interface WrittenMail {
  subject: string;
  text: string;
}

/** The subject, or a paragraph of the text: a part that can be checked separately. */
export interface MailPiece {
  part: 'subject' | 'text' | 'signature';
  /** The number of its first line in the text, from 1. */
  line: number;
  /** It has no value of a coach's: every coach reads the same. */
  isSame: boolean;
  write: (coach: Recipient) => string;
}

type Placeholder = Exclude<TemplateToken, { kind: 'text' }>;

/** The subject or the text, cut into pieces once. */
interface Part {
  tokens: TemplateToken[];
  /** Where each placeholder is first. */
  places: { token: Placeholder; place: string }[];
}

/** Most unknown placeholders reported: a text can contain thousands, and the first ones show the mistake. */
const MOST_UNKNOWN = 20;

/** One athlete's mail to many coaches: its text, with the signature below it, is read once and written for each. */
export class MailWriter {
  private readonly subject: Part;
  private readonly text: Part;
  private readonly lengths: ReturnType<typeof lengthsOf>;
  private readonly fixedLength: number;
  private readonly signatureLine: number;
  private readonly own: ReturnType<typeof ownPlaceholders>;
  private present?: { coach: Recipient; values: PlaceholderValues };

  constructor(mail: MailTemplate, athlete: MailAthlete) {
    this.own = ownPlaceholders(athlete);
    const { text, signatureAt } = signedText(mail.template, athlete.signature ?? '', this.own);
    const line = lineCounter(text);
    this.signatureLine = signatureAt < text.length ? lineEnds(text, signatureAt) + 1 : Infinity;
    this.subject = partOf(mail.subject, () => 'Subject');
    this.text = partOf(text, (at) => (at < signatureAt ? line(at) : 'Signature'));
    this.lengths = lengthsOf(this.text);
    this.fixedLength = this.text.tokens.reduce((sum, token) => sum + fixedLengthOf(token), 0);
  }

  /** Returns the exact email for this coach; the subject is always one line, even when a value contains line breaks. */
  write(coach: Recipient): WrittenMail {
    const values = this.valuesFor(coach);
    const subject = written(this.subject, values).replace(/\s+/g, ' ').trim();
    return { subject, text: written(this.text, values) };
  }

  /**
   * The email to this coach as the beginning of another text: what is empty and the birth date stay placeholders, so that the gates of
   * this text hold for the other one.
   */
  editable(coach: Recipient): MailTemplate {
    const values = this.valuesFor(coach);
    const filled = ({ tokens }: Part) => tokens.map((token) => editableOf(token, values)).join('');
    return { subject: filled(this.subject).replace(/\s+/g, ' ').trim(), template: filled(this.text) };
  }

  /** Everything that should stop the email to this coach from leaving as it is; the same thing once. */
  problems(coach: Recipient): MailProblem[] {
    const values = this.valuesFor(coach);
    return [...this.subject.places, ...this.text.places].flatMap(({ token, place }) => {
      const problem = problemOf(token, values);
      return problem ? [{ coachId: coach.coachId, place, ...problem }] : [];
    });
  }

  /** How many characters the text to this coach has. It is not written for that: a Send asks for thousands at once. */
  textLength(coach: Recipient): number {
    const values = this.valuesFor(coach);
    return [...this.lengths].reduce((sum, [name, { count, fallbacks }]) => {
      const { length } = values[name];
      return sum + (length > 0 ? length * count : fallbacks);
    }, this.fixedLength);
  }

  /** The subject and the paragraphs of the text, in their order. */
  pieces(): MailPiece[] {
    const text = paragraphs(this.text.tokens).map(({ line, tokens }) => {
      return { part: line < this.signatureLine ? ('text' as const) : ('signature' as const), line, tokens };
    });
    return [{ part: 'subject' as const, line: 1, tokens: this.subject.tokens }, ...text].map(({ part, line, tokens }) => ({
      part,
      line,
      isSame: !tokens.some((token) => token.kind === 'placeholder' && isOfCoach(token.name)),
      write: (coach) => written({ tokens }, this.valuesFor(coach)),
    }));
  }

  /** Kept for the coach of the present moment: an email has many pieces. */
  private valuesFor(coach: Recipient): PlaceholderValues {
    if (this.present?.coach !== coach) this.present = { coach, values: { ...this.own, ...coachPlaceholders(coach) } };
    return this.present.values;
  }
}

function partOf(template: string, place: (at: number) => string): Part {
  const tokens = templateTokens(template);
  const places = new Map<string, Part['places'][number]>();
  let unknown = 0;
  for (const token of tokens) {
    if (token.kind === 'text' || places.has(kindOf(token))) continue;
    if (token.kind === 'unknown') unknown += 1;
    if (token.kind === 'placeholder' || unknown <= MOST_UNKNOWN) places.set(kindOf(token), { token, place: place(token.at) });
  }
  return { tokens, places: [...places.values()] };
}

/** Two of one kind have the same problems: a few dozen kinds, and what is no placeholder as it is written. */
function kindOf(token: Placeholder): string {
  return token.kind === 'unknown' ? token.source : `${token.name} ${token.fallback === '' ? 'bare' : 'with a fallback'}`;
}

function fixedLengthOf(token: TemplateToken): number {
  if (token.kind === 'placeholder') return 0;
  return (token.kind === 'text' ? token.text : token.source).length;
}

/** How often each placeholder is in the text, and the characters of its fallbacks together. */
function lengthsOf({ tokens }: Part): Map<PlaceholderName, { count: number; fallbacks: number }> {
  const lengths = new Map<PlaceholderName, { count: number; fallbacks: number }>();
  for (const token of tokens) {
    if (token.kind !== 'placeholder') continue;
    const { count, fallbacks } = lengths.get(token.name) ?? { count: 0, fallbacks: 0 };
    lengths.set(token.name, { count: count + 1, fallbacks: fallbacks + token.fallback.length });
  }
  return lengths;
}

function written({ tokens }: Pick<Part, 'tokens'>, values: PlaceholderValues): string {
  return tokens.map((token) => valueOf(token, values)).join('');
}

function valueOf(token: TemplateToken, values: PlaceholderValues): string {
  if (token.kind === 'text') return token.text;
  return token.kind === 'unknown' ? token.source : values[token.name] || token.fallback;
}

function editableOf(token: TemplateToken, values: PlaceholderValues): string {
  if (token.kind !== 'placeholder') return valueOf(token, values);
  return holdsBirthDate(token.name, values) ? token.source : valueOf(token, values) || token.source;
}

function problemOf(token: Placeholder, values: PlaceholderValues): Pick<MailProblem, 'code' | 'fix'> | undefined {
  if (token.kind === 'unknown') {
    return {
      code: 'unknown_placeholder',
      fix: `${token.source} is not a placeholder. The coach would see it exactly as written. Correct or remove it.`,
    };
  }
  if (!values[token.name] && !token.fallback) {
    return { code: 'empty_placeholder', fix: emptyPlaceholderFix(token.name, token.source) };
  }
  return holdsBirthDate(token.name, values) ? BIRTH_DATE : undefined;
}

const BIRTH_DATE = {
  code: 'birthdate_included',
  fix: 'This email contains your birth date. Coaches rarely need it. Remove it, or confirm that you want to share it.',
} as const;

function holdsBirthDate(name: PlaceholderName, values: PlaceholderValues): boolean {
  return name === 'student_birthdate' && values.student_birthdate !== '';
}

function lineEnds(text: string, before: number): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < before; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** Names the line of each place; asked in the order of the text, so that each line end is counted once. */
function lineCounter(text: string): (at: number) => string {
  let line = 1;
  let next = text.indexOf('\n');
  return (at) => {
    for (; next >= 0 && next < at; next = text.indexOf('\n', next + 1)) line += 1;
    return `Line ${line}`;
  };
}
