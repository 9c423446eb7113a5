import { GRAMMAR_SAMPLES, grammarContract } from './grammar.contract.js';
import { ScriptedGrammar } from './scripted-grammar.js';

describe('ToldGrammar', () => {
  grammarContract(() => {
    const { wrong, right, doubtful, doubt, name } = GRAMMAR_SAMPLES;
    const grammar = new ScriptedGrammar();
    const start = doubtful.indexOf(doubt);
    grammar.corrections.set(wrong, { text: right, doubts: [] });
    grammar.corrections.set(doubtful, {
      text: doubtful,
      doubts: [{ text: doubt, start, end: start + doubt.length, reason: 'No word that is known.' }],
    });
    grammar.names.add(name);
    return grammar;
  });
});
