import type { ArrivedMessage } from './arrived-message.js';

/**
 * How mail programs begin the subject of an automatic answer, in the languages that reach an athlete:
 * English, German, French, Spanish, Italian, Portuguese, Dutch, Nordic, Polish, Chinese, Japanese.
 */
const SUBJECTS = new RegExp(
  `^(?:re:\\s*)?(?:${[
    'auto(?:matic|mated)?[ -]?(?:reply|response|answer)',
    'out of (?:the )?office',
    'ooo\\b',
    'i am (?:currently )?(?:out of|away)',
    'away from (?:the office|my (?:mail|email|desk))',
    'vacation (?:reply|response|notice)',
    'automatische antwort',
    'abwesenheit',
    'r[ée]ponse automatique',
    'absen(?:t|ce) du bureau',
    'absence du',
    'respuesta autom[áa]tica',
    'fuera de (?:la )?oficina',
    'risposta automatica',
    'fuori sede',
    'resposta autom[áa]tica',
    'fora do escrit[óo]rio',
    'automatisch antwoord',
    'afwezig',
    'auto?svar',
    'automatisk svar',
    'frånvaro',
    'automaattinen vastaus',
    'autoodpowied[źz]',
    'automatyczna odpowied[źz]',
    '自动(?:回复|答复)',
    '自動(?:回覆|応答|返信)',
    '不在',
  ].join('|')})`,
  'i',
);

const SIGNS: [header: string, pattern: RegExp][] = [
  ['auto-submitted', /^(?!no\b)./i],
  ['precedence', /^(?:auto_reply|auto-reply|bulk|junk|list)$/i],
  ['content-type', /^multipart\/report/i],
  ['subject', SUBJECTS],
];

/** RFC 3834 and what mail programs do instead. Read receipts and newsletters count too: no person answered. */
export function isAutoReply({ headers }: ArrivedMessage): boolean {
  if (headers['x-autoreply'] !== undefined || headers['x-autorespond'] !== undefined) return true;
  return SIGNS.some(([name, pattern]) => pattern.test(headers[name]?.trim() ?? ''));
}
