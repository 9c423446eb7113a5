import type { MailPiece } from '../../writing/domain/templates/mail-writer.js';
import type { AthleteNames } from './names/athlete-names.js';
import { harshWords } from './harsh-words.js';
import { hasWebAddress } from './has-web-address.js';
import type { KnownNames } from './names/known-names.js';
import { leftoverBrackets } from './leftover-brackets.js';
import type { NamedInText } from './names/named.js';
import { namedInText } from './names/named-in-text.js';
import type { RuleBreach } from './rule-breach.js';
import { isLoudSubject, shouting } from './shouting.js';
import { spokenOfAttachment, spokenOfLink } from './names/spoken-of.js';

/** Where in an email: "Subject", "Line 3". */
interface Placed {
  place: string;
}

/** What is in a paragraph or the subject of an email, anyone who gets it. */
export interface PieceFindings {
  names: (NamedInText & Placed)[];
  breaches: (RuleBreach & Placed)[];
  /** The words that mention a film or link; null when there are none. */
  link: string | null;
  attachment: string | null;
  hasAddress: boolean;
  harsh: (Placed & { text: string })[];
}

const PLACES: Partial<Record<MailPiece['part'], string>> = { subject: 'Subject', signature: 'Signature' };

/** `text`: the piece as the coach reads it. */
export function checkPiece(piece: MailPiece, text: string, names: { known: KnownNames; own: AthleteNames }): PieceFindings {
  return { names: pieceNames(piece, text, names), ...pieceRules(piece, text) };
}

function pieceNames(piece: MailPiece, text: string, { known, own }: { known: KnownNames; own: AthleteNames }): PieceFindings['names'] {
  const placeOf = placesIn(piece, text);
  return namedInText(text, known, own).map((name) => ({ ...name, place: placeOf(name.at) }));
}

function placesIn(piece: MailPiece, text: string): (at: number) => string {
  return (at) => PLACES[piece.part] ?? `Line ${piece.line + lineEnds(text, at)}`;
}

/** Everything but the names. */
function pieceRules(piece: MailPiece, text: string): Omit<PieceFindings, 'names'> {
  const isSubject = piece.part === 'subject';
  const placeOf = placesIn(piece, text);
  const breaches = [...leftoverBrackets(text), ...(isSubject ? loudSubject(text) : shouting(text))];
  const harsh = harshWords(text);
  // A subject only announces: only the body can claim that a film or file is included.
  const link = isSubject ? null : spokenOfLink(text);
  const attachment = isSubject ? null : spokenOfAttachment(text);
  return {
    breaches: breaches.map((breach) => ({ ...breach, place: placeOf(breach.at) })),
    link: link === null ? null : placeOf(link),
    attachment: attachment === null ? null : placeOf(attachment),
    hasAddress: hasWebAddress(text),
    harsh: harsh === null ? [] : [{ place: placeOf(harsh.at), text: harsh.text }],
  };
}

function loudSubject(text: string): RuleBreach[] {
  return isLoudSubject(text) ? [{ code: 'shouting', at: 0, text }] : [];
}

function lineEnds(text: string, before: number): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < before; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
