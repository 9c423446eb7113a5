import { tagged, textOf } from '../../../testing/tagged.js';
import { editsAt, pattern } from './pattern.js';
import { withEdits } from '../with-edits.js';

/** What a rule makes of a sentence where it begins at a word; null where it does not stand. */
function applied(line: string, sentence: string, at = 0): string | null {
  const edits = editsAt(pattern(line), tagged(sentence), at);
  return edits && withEdits(textOf(sentence), edits);
}

describe('I-06 one line of the rules', () => {
  it.each([
    ['one of some words becomes another', '[alot|allot>a_lot]', 'allot/NOUN of/ADP', 'a lot of'],
    ['a capital stays one', '[teh>the]', 'Teh/X end/NOUN', 'The end'],
    ['a curly apostrophe stays one', "[dont’|don’t>doesn't]", 'don’t/AUX go/VERB', null],
    ['a word of a set', '[*day>=capital]', 'monday/NOUN', 'Monday'],
    ['by its part of speech', '[too>to] /VERB', 'too/ADV see/VERB', 'to see'],
    ['not by another one', '[too>to] /VERB', 'too/ADV late/ADJ', null],
    ['by a word and its part of speech', '[play/VERB>played]', 'play/NOUN', null],
    ['by one of some words or a part of speech: the word', '[too>to] go|/VERB', 'too/ADV go/X', 'to go'],
    ['by one of some words or a part of speech: another of its kind', '[too>to] go|/VERB', 'too/ADV see/VERB', 'to see'],
    ['by one of some words or a part of speech: neither', '[too>to] go|/VERB', 'too/ADV late/ADJ', null],
    ['before one of some words, or where a clause ends: the end', 'too [quite>quiet] in|on|$', 'too/ADV quite/ADV ./PUNCT', 'too quiet.'],
    ['before one of some words, or where a clause ends: neither', 'too [quite>quiet] in|on|$', 'too/ADV quite/ADV late/ADJ', null],
    ['but not behind these', '[is>are] !one', 'is/AUX one/NUM', null],
    ['where nothing follows either', '[is>are] !one', 'is/AUX', 'are'],
    ['any word', 'rather _ [then>than]', 'rather/ADV run/VERB then/ADV', 'rather run than'],
    ['no word is not any word', 'rather _ then', 'rather/ADV', null],
    ['a word that goes', 'should [to>] go', 'should/AUX to/PART go/VERB', 'should go'],
    ['words behind one', '[me>] [and>] my [/NOUN>+_and_I]', 'me/PRON and/CCONJ my/PRON mom/NOUN', 'my mom and I'],
    ['where a clause begins', '^ [him>he] and i', 'him/PRON and/CCONJ I/PRON', 'he and I'],
    ['where a clause ends', 'with [i>me] $', 'with/ADP i/PRON ./PUNCT', 'with me.'],
    ['and where it does not', 'with [i>me] $', 'with/ADP i/PRON go/VERB', null],
    ['what is right already is no change', '[the>the]', 'the/DET', null],
    ['a form that the word lacks is no change', '[_>=participle]', 'dog/NOUN', null],
    ['a placeholder is never changed', '[_>x]', '{{school_name}}/X', null],
  ])('%s', (_, line, sentence, right) => {
    expect(applied(line, sentence)).toBe(right);
  });

  it('a curly apostrophe of the word is that of what replaces it', () => {
    expect(applied("[don't>doesn't]", 'don’t/AUX go/VERB')).toBe('doesn’t go');
  });

  it('the end of a line is no word', () => {
    expect(applied('go [_>x]', 'go/VERB |/ there/ADV')).toBeNull();
  });

  it('knows the words that it can begin with', () => {
    expect(pattern('^ [him|her>he] x').first).toEqual(['him', 'her']);
    expect(pattern('[play/VERB>x]').first).toEqual(['play']);
    for (const line of ['/NOUN x', '_ x', '!a x', '[/NOUN>x]', '[_>x]']) expect(pattern(line).first).toBeNull();
  });
});
