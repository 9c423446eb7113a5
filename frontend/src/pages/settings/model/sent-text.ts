/** A piece of a text as a provider gets it. */
export type SentPiece = { kind: 'text'; text: string } | { kind: 'kept'; words: string };

const standIn = /\{\{private_([a-z_]{1,30})_\d{1,4}\}\}/gu;

const words: Record<string, string> = {
  last_name: 'last name',
  school: 'high school',
  town: 'town',
  birth_date: 'birth date',
  email: 'email address',
  person: 'name',
};

/** Splits a text at the placeholders of values that stay on the server: "I am Marcus {{private_last_name_1}}" → "I am Marcus " and "last name". */
export function sentPieces(text: string): SentPiece[] {
  const pieces: SentPiece[] = [];
  let end = 0;
  for (const { 0: source, 1: kind = '', index } of text.matchAll(standIn)) {
    pieces.push({ kind: 'text', text: text.slice(end, index) }, { kind: 'kept', words: words[kind] ?? kind.replaceAll('_', ' ') });
    end = index + source.length;
  }
  pieces.push({ kind: 'text', text: text.slice(end) });
  return pieces.filter((piece) => piece.kind === 'kept' || piece.text !== '');
}
