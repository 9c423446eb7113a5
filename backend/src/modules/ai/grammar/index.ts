export { HarperGrammar } from './adapters/harper/harper-grammar.js';
export { LoadDictionary } from './adapters/harper/load-dictionary.js';
export { type Correction, Grammar } from './application/ports/grammar.js';
export { GrammarConfig } from './config/grammar-config.js';
export { GrammarModule } from './grammar.module.js';
