import type { PastedField } from './pasted-player';

const CLASS = /^((rs|r|redshirt)[\s.-]*)?(fr|so|jr|sr|gr|freshman|sophomore|junior|senior|graduate|grad|5th|[1-5]|20\d\d)\.?$/i;
const HEIGHT = /^[4-7]\s*(?:-|'|’|ft\.?)\s*\d{1,2}\s*(?:"|”|''|in\.?)?$/i;
const WEIGHT = /^\d{3}\s*(?:lbs?\.?)?$/i;
const POSITION =
  /^(qb|rb|hb|tb|fb|wr|te|ol|c|g|t|oc|og|ot|lt|lg|rg|rt|iol|dl|de|dt|nt|ng|edge|lb|ilb|mlb|olb|db|cb|s|fs|ss|saf|nb|k|pk|p|ls|ath)(\/\w+)?$/i;
const POSITION_WORDS =
  /^(quarterback|running back|tailback|fullback|wide receiver|tight end|(offensive|defensive) (line(man)?|tackle|guard|end|back)|center|guard|tackle|nose (tackle|guard)|((inside|outside|middle) )?linebacker|cornerback|(free |strong )?safety|kicker|placekicker|punter|long snapper)$/i;
const NAME = /^\p{L}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){1,4}$/u;

/** Which fact a single cell is, from how it is written; null for a number on a jersey, a home town, a major … */
export function guessField(text: string): PastedField | null {
  const cell = text.trim();
  if (POSITION.test(cell) || POSITION_WORDS.test(cell)) return 'position';
  if (HEIGHT.test(cell)) return 'height';
  if (WEIGHT.test(cell)) return 'weight';
  if (!/^\d{1,2}$/.test(cell) && CLASS.test(cell)) return 'classYear';
  return NAME.test(cell) ? 'name' : null;
}
