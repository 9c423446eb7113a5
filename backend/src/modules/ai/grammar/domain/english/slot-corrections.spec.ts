import { tagged, textOf } from '../../testing/tagged.js';
import { slotCorrections } from './slot-corrections.js';
import { withEdits } from './with-edits.js';

const corrected = (sentence: string) => withEdits(textOf(sentence), slotCorrections(tagged(sentence)));

describe('I-06 words that sound alike, told apart by their place', () => {
  it.each([
    ['behind "want to"', 'I/PRON want/VERB to/PART loose/ADJ it/PRON ./PUNCT', 'I want to lose it.'],
    ['behind "will never"', 'I/PRON will/AUX never/ADV except/ADP that/PRON ./PUNCT', 'I will never accept that.'],
    ['behind "have"', 'He/PRON has/AUX bean/NOUN here/ADV ./PUNCT', 'He has been here.'],
    ['between article and noun', 'the/DET hole/NOUN team/NOUN', 'the whole team'],
    ['behind "too"', 'We/PRON were/AUX too/ADV week/NOUN ./PUNCT', 'We were too weak.'],
    ['behind its owner', 'my/PRON roll/NOUN in/ADP it/PRON', 'my role in it'],
    ['behind who does it', 'I/PRON herd/NOUN about/ADP it/PRON', 'I heard about it'],
  ])('%s', (_, sentence, right) => {
    expect(corrected(sentence)).toBe(right);
  });

  it.each([
    'react/VERB to/ADP loose/ADJ balls/NOUN',
    'everyone/PRON except/ADP him/PRON',
    'a/DET hole/NOUN in/ADP it/PRON',
    'a/DET week/NOUN ago/ADV',
    'on/ADP a/DET roll/NOUN ./PUNCT',
    'I/PRON want/VERB to/PART be/AUX here/ADV ./PUNCT',
  ])('what is right stays: "%s"', (sentence) => {
    expect(corrected(sentence)).toBe(textOf(sentence));
  });
});
