import { MARCUS_FACTS } from '../../src/modules/ai/facts/testing/athlete-fixture.js';
import { KNOWN_SCHOOLS } from '../../src/modules/ai/grammar/testing/school-names.js';
import { PRIVATE } from './people.js';
import type { TextFunction } from './text-functions.js';

/** What reads and rewrites the emails of athletes. */
export async function writingFunctions(): Promise<[string, TextFunction][]> {
  return [...(await checking()), ...(await rewriting())];
}

async function checking(): Promise<[string, TextFunction][]> {
  const { nameClaims } = await import('../../src/modules/ai/facts/domain/claims/name-claims.js');
  const { numberClaims } = await import('../../src/modules/ai/facts/domain/claims/number-claims.js');
  const { findFlags } = await import('../../src/modules/ai/facts/domain/claims/find-flags.js');
  const { factsUsed } = await import('../../src/modules/ai/facts/domain/claims/facts-used.js');
  const { freeText } = await import('../../src/modules/ai/facts/domain/claims/free-text.js');
  const { checkClaimsOf } = await import('../../src/modules/ai/facts/domain/checker/check-claims-of.js');
  const { claimScope } = await import('../../src/modules/ai/facts/testing/claim-world.js');
  const { PrivateMask } = await import('../../src/modules/ai/masking/domain/private-mask.js');
  const { StandIns } = await import('../../src/modules/ai/masking/domain/stand-ins.js');
  const { shownText } = await import('../../src/modules/ai/writing/adapters/openai/shown-text.js');
  const { distinctLines } = await import('../../src/modules/ai/writing/application/tasks/subject-lines-task.js');
  const common = { facts: MARCUS_FACTS, commonWords: new Set<string>(), unknownPlaceholders: [] };
  return [
    ['nameClaims', nameClaims],
    ['numberClaims', numberClaims],
    ['findFlags', (text) => findFlags({ ...common, text, ownWords: '' })],
    ['findFlags beside own words', (text) => findFlags({ ...common, text: text.slice(0, 400), ownWords: text })],
    ['factsUsed', (text) => factsUsed(text, MARCUS_FACTS)],
    ['freeText', freeText],
    ['checkClaimsOf', (text) => checkClaimsOf(text, claimScope())],
    ['PrivateMask.sentences', (text) => new PrivateMask(PRIVATE, new Set(['a', 'x'])).sentences(text)],
    ['PrivateMask.sentences without a surname', (text) => new PrivateMask({ ...PRIVATE, lastName: null }, new Set()).sentences(text)],
    ['PrivateMask.fact', (text) => new PrivateMask(PRIVATE, new Set()).fact(text)],
    ['StandIns.restore', (text) => new StandIns().restore(text)],
    ['StandIns.restoreBeginning', (text) => new StandIns().restoreBeginning(text)],
    ['shownText', (text) => shownText(`{"text":"${text}`, 'text')],
    ['distinctLines', (text) => distinctLines(text.split('\n'))],
  ];
}

async function rewriting(): Promise<[string, TextFunction][]> {
  const { chooseCorrections } = await import('../../src/modules/ai/grammar/domain/english/choose-corrections.js');
  const { keepsMeaning } = await import('../../src/modules/ai/grammar/domain/meaning.js');
  const { emailKind } = await import('../../src/modules/ai/writing/domain/email-kind.js');
  const { askPolitely } = await import('../../src/modules/ai/writing/domain/written-by-rule/demands.js');
  const { replyNotes } = await import('../../src/modules/ai/writing/domain/written-by-rule/write-reply.js');
  const { shoutedWords, undoCapitals } = await import('../../src/modules/ai/writing/domain/written-by-rule/style/undo-capitals.js');
  const { looksEnglish } = await import('../../src/modules/ai/writing/domain/looks-english.js');
  const { linesLookEnglish } = await import('../../src/modules/ai/writing/domain/lines-look-english.js');
  const { sentencesOf } = await import('../../src/modules/ai/writing/domain/written-by-rule/sentences-of.js');
  const { ownSentences } = await import('../../src/modules/ai/writing/domain/written-by-rule/notes/own-sentences.js');
  const { setTone } = await import('../../src/modules/ai/writing/domain/written-by-rule/set-tone.js');
  const { shorten } = await import('../../src/modules/ai/writing/domain/written-by-rule/shorten.js');
  const { strengthenEmail } = await import('../../src/modules/ai/writing/domain/written-by-rule/strengthen-email.js');
  const { writeSubjectLines } = await import('../../src/modules/ai/writing/domain/written-by-rule/write-subject-lines.js');
  const { textChunks } = await import('../../src/modules/ai/grammar/adapters/harper/text-chunks.js');
  return [
    [
      'chooseCorrections',
      (text) => chooseCorrections(text, { found: [], parts: new Map() }, { names: ['Round Rock'], schools: KNOWN_SCHOOLS }),
    ],
    ['keepsMeaning', (text) => keepsMeaning(text, text)],
    ['emailKind', emailKind],
    ['askPolitely', askPolitely],
    ['replyNotes', replyNotes],
    ['undoCapitals', (text) => undoCapitals(text, new Set(shoutedWords(text)))],
    ['looksEnglish', looksEnglish],
    ['linesLookEnglish', (text) => linesLookEnglish(text.split('\n'))],
    ['sentencesOf', sentencesOf],
    ['ownSentences', ownSentences],
    ['setTone formal', (text) => setTone(text, 'formal')],
    ['setTone casual', (text) => setTone(text, 'casual')],
    ['shorten', shorten],
    ['persuade', (text) => strengthenEmail(text, MARCUS_FACTS)],
    ['writeSubjectLines', (text) => writeSubjectLines(MARCUS_FACTS, text, 5)],
    // Pieces have 1,000 characters: a text of four and one of eight pieces are compared.
    ['grammarPieces', (text) => textChunks(text.repeat(8))],
  ];
}
