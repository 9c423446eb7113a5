import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, 'fonts', 'scripts');

/** A font for letters that Inter does not have. */
export interface ScriptFont {
  name: string;
  file: string;
  /** Matches a letter that this font writes. */
  letters: RegExp;
}

/** File name without its ending, and the letters. Digits and marks that scripts share are with the script that uses them most. */
const LETTERS: Record<string, RegExp> = {
  han: /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\u3000-\u303F\u30FB\u30FC\uFF01-\uFFEF]/u,
  hangul: /\p{sc=Hangul}/u,
  arabic: /[\p{sc=Arabic}\u060C\u061B\u061F\u0640\u0660-\u0669]|\p{sc=Inherited}(?<=[\u064B-\u065F])/u,
  hebrew: /\p{sc=Hebrew}/u,
  devanagari: /[\p{sc=Devanagari}\u0964\u0965]/u,
  bengali: /\p{sc=Bengali}/u,
  gurmukhi: /\p{sc=Gurmukhi}/u,
  gujarati: /\p{sc=Gujarati}/u,
  oriya: /\p{sc=Oriya}/u,
  tamil: /\p{sc=Tamil}/u,
  telugu: /\p{sc=Telugu}/u,
  kannada: /\p{sc=Kannada}/u,
  malayalam: /\p{sc=Malayalam}/u,
  sinhala: /\p{sc=Sinhala}/u,
  thai: /[\p{sc=Thai}\u0E3F]/u,
  lao: /\p{sc=Lao}/u,
  khmer: /\p{sc=Khmer}/u,
  myanmar: /\p{sc=Myanmar}/u,
  georgian: /\p{sc=Georgian}/u,
  armenian: /\p{sc=Armenian}/u,
  ethiopic: /\p{sc=Ethiopic}/u,
  cherokee: /\p{sc=Cherokee}/u,
  'canadian-aboriginal': /\p{sc=Canadian_Aboriginal}/u,
  syriac: /\p{sc=Syriac}/u,
  thaana: /\p{sc=Thaana}/u,
  nko: /\p{sc=Nko}/u,
  adlam: /\p{sc=Adlam}/u,
  tifinagh: /\p{sc=Tifinagh}/u,
};

export const SCRIPT_FONTS: readonly ScriptFont[] = Object.entries(LETTERS).map(([name, letters]) => {
  return { name, letters, file: path.join(FOLDER, `${name}.ttf`) };
});

/** Latin, Greek and Cyrillic letters, digits and signs: most texts, found out with one look. */
const INTER = /^[\u0020-\u05FF\u1E00-\u20CF\u2100-\u22FF]*$/;
const NOT_INTER = /[\p{sc=Hebrew}\p{sc=Armenian}]/u;

/** null: Inter has the letter, or no font has it. */
export function scriptFontOf(letter: string): ScriptFont | null {
  if (INTER.test(letter) && !NOT_INTER.test(letter)) return null;
  return SCRIPT_FONTS.find(({ letters }) => letters.test(letter)) ?? null;
}
