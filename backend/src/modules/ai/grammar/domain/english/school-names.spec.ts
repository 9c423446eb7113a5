import { KNOWN_SCHOOLS, NO_SCHOOLS } from '../../testing/school-names.js';
import { tagged, textOf } from '../../testing/tagged.js';
import { schoolCapitals, SchoolNames } from './school-names.js';
import { withEdits } from './with-edits.js';
import { lowerAt } from './words/word.js';

/** `odd`: words that no dictionary has. */
function raised(line: string, odd: readonly string[] = [], schools = KNOWN_SCHOOLS): string {
  const words = tagged(line);
  const unknown = new Set(words.flatMap(({ start }, at) => (odd.includes(lowerAt(words, at)) ? [start] : [])));
  return withEdits(textOf(line), schoolCapitals(words, schools, unknown));
}

describe('I-06 names of schools get their capitals', () => {
  it.each([
    ['with a telling word', 'see/VERB ohio/PROPN state/NOUN ./PUNCT', [], 'see Ohio State.'],
    ['with a word that no dictionary has', 'the/DET boise/NOUN state/NOUN way/NOUN', ['boise'], 'the Boise State way'],
    ['behind "at"', 'at/ADP high/ADJ point/NOUN', [], 'at High Point'],
    ['not behind "the"', 'the/DET high/ADJ point/NOUN', [], 'the high point'],
    ['not for a title of the state', 'a/DET texas/PROPN state/NOUN title/NOUN', [], 'a texas state title'],
    ['of one word that no dictionary has', 'from/ADP clemson/NOUN', ['clemson'], 'from Clemson'],
    ['not of one ordinary word', 'some/DET rice/NOUN', [], 'some rice'],
    ['of one ordinary word that one plays for', 'play/VERB for/ADP rice/NOUN', [], 'play for Rice'],
    ['and goes on', 'play/VERB for/ADP rice/NOUN because/SCONJ it/PRON is/AUX near/ADV', [], 'play for Rice because it is near'],
    ['but not where the word describes another', 'play/VERB for/ADP rice/NOUN cakes/NOUN', [], 'play for rice cakes'],
    ['behind "university of"', 'the/DET university/NOUN of/ADP alabama/PROPN', [], 'the University of Alabama'],
    ['not behind "a lot of"', 'lot/NOUN of/ADP rice/NOUN', [], 'lot of rice'],
    ['with "university" behind', 'see/VERB lamar/NOUN university/NOUN ./PUNCT', [], 'see Lamar University.'],
    ['not with an article before', 'the/DET rice/NOUN college/NOUN', [], 'the rice college'],
    ['with a kind that describes what follows', 'lamar/NOUN college/NOUN football/NOUN', ['lamar'], 'Lamar college football'],
    ['behind another one', 'at/ADP rice/NOUN and/CCONJ wake/NOUN forest/NOUN', [], 'at rice and wake forest'],
    ['behind another one that counts', 'ohio/PROPN state/NOUN and/CCONJ wake/NOUN forest/NOUN', [], 'Ohio State and Wake Forest'],
    ['not behind what is no list', 'ohio/PROPN state/NOUN wake/NOUN forest/NOUN', [], 'Ohio State wake forest'],
    ['the longest of those that begin alike', 'see/VERB texas/PROPN state/NOUN ./PUNCT', [], 'see Texas State.'],
    ['with marks inside', 'at/ADP texas/PROPN a/DET &/X m/X', [], 'at Texas A & M'],
    [
      'in a list of three',
      'ohio/PROPN state/NOUN ,/PUNCT wake/NOUN forest/NOUN or/CCONJ high/ADJ point/NOUN',
      [],
      'Ohio State, Wake Forest or High Point',
    ],
    ['not two words behind another one', 'ohio/PROPN state/NOUN and/CCONJ so/ADV high/ADJ point/NOUN', [], 'Ohio State and so high point'],
    [
      'not behind a word that only begins like "and"',
      'ohio/PROPN state/NOUN andy/NOUN wake/NOUN forest/NOUN',
      [],
      'Ohio State andy wake forest',
    ],
    ['behind "of" alone not', 'college/NOUN of/ADP rice/NOUN', [], 'college of rice'],
    ['behind "university" alone not', 'university/NOUN and/CCONJ rice/NOUN', [], 'university and rice'],
    ['of one ordinary word that one visits, before "in"', 'will/AUX visit/VERB rice/NOUN in/ADP june/PROPN', [], 'will visit Rice in june'],
    ['but not before a word that only begins like "in"', 'will/AUX visit/VERB rice/NOUN inns/NOUN', [], 'will visit rice inns'],
    ['with an academy behind that is no name', 'see/VERB lamar/NOUN academy/NOUN ./PUNCT', [], 'see Lamar academy.'],
    ['with a college whose players follow', 'see/VERB lamar/NOUN colleges/NOUN ./PUNCT', ['lamar'], 'see Lamar colleges.'],
    ['and leave out what is in brackets', 'at/ADP miami/PROPN', ['miami'], 'at Miami'],
  ])('I-06 %s: %s', (_, line, odd, right) => {
    expect(raised(line, odd)).toBe(right);
  });

  it.each([
    ['Go/VERB Lincoln/PROPN high/ADJ school/NOUN ./PUNCT', 'Go Lincoln High School.'],
    ['at/ADP Lincoln/PROPN high/ADJ school/NOUN games/NOUN', 'at Lincoln high school games'],
    ['at/ADP Lincoln/PROPN university/NOUN', 'at Lincoln University'],
    ['Lincoln/PROPN high/ADJ school/NOUN', 'Lincoln high school'],
    ['at/ADP Lincoln/PROPN high/ADJ point/NOUN', 'at Lincoln high point'],
    ['at/ADP Lincoln/PROPN old/ADJ school/NOUN', 'at Lincoln old school'],
    ['at/ADP Lincoln/PROPN high/ADJ school/NOUN teams/NOUN', 'at Lincoln High School teams'],
    ['at/ADP McLean/PROPN high/ADJ school/NOUN', 'at McLean high school'],
    ['in/ADP Texas/PROPN high/ADJ school/NOUN', 'in Texas high school'],
    ['on/ADP Friday/PROPN high/ADJ school/NOUN', 'on Friday high school'],
    ['in/ADP October/PROPN high/ADJ school/NOUN', 'in October high school'],
    ['our/PRON QB/NOUN high/ADJ school/NOUN', 'our QB high school'],
    ['it/PRON ./PUNCT Good/ADJ high/ADJ school/NOUN', 'it. Good high school'],
  ])('I-06 a kind behind a name inside of a sentence has capitals as well: %s', (line, right) => {
    expect(raised(line, [], NO_SCHOOLS)).toBe(right);
  });

  it('I-06 what has capitals of its own stays, and so do placeholders', () => {
    expect(raised('at/ADP OHIO/PROPN sTate/NOUN')).toBe('at OHIO sTate');
    expect(raised('at/ADP {{school_name}}/X', [], new SchoolNames(['{{school_name}}']))).toBe('at {{school_name}}');
  });

  it('I-06 a name is found by all of its words, in any case', () => {
    expect(KNOWN_SCHOOLS.at(tagged('Ohio/PROPN STATE/NOUN'), 0)).toEqual(['Ohio', 'State']);
    expect(KNOWN_SCHOOLS.at(tagged('ohio/PROPN wins/VERB'), 0)).toBeNull();
    expect(KNOWN_SCHOOLS.at(tagged('ohio/PROPN'), 1)).toBeNull();
  });
});
