import type { AppConfig } from '../../../../../platform/config/app-config.js';
import { EnvReader } from '../../../../../platform/config/env-reader.js';
import type { Log } from '../../../../../platform/logging/log.js';
import { GrammarConfig } from '../../config/grammar-config.js';
import type { HarperGrammar } from './harper-grammar.js';
import { LoadDictionary } from './load-dictionary.js';

describe('I-06 the dictionary before the first text', () => {
  const loads = async (role: AppConfig['role'], env: Record<string, string> = {}, failure?: Error) => {
    let loaded = 0;
    const warnings: unknown[] = [];
    const keepLoaded = async () => {
      loaded += 1;
      if (failure) throw failure;
    };
    const log = { warn: (facts: unknown) => warnings.push(facts) } as unknown as Log;
    const grammar = { keepLoaded } as unknown as HarperGrammar;
    await new LoadDictionary(grammar, { role } as AppConfig, GrammarConfig.read(new EnvReader(env)), log).load();
    return { loaded, warnings };
  };

  it.each([
    ['all', {}, 1],
    ['web', {}, 1],
    ['worker', {}, 0],
    ['all', { DICTIONARY: 'on-demand' }, 0],
  ] as const)('a process of the role %s with %j loads it %i times', async (role, env, times) => {
    expect(await loads(role, env)).toEqual({ loaded: times, warnings: [] });
  });

  it('a dictionary that cannot be loaded is logged, and the server goes on', async () => {
    expect((await loads('all', {}, new Error('no memory'))).warnings).toEqual([{ err: 'no memory' }]);
  });

  it('another value is refused by name', () => {
    expect(() => GrammarConfig.read(new EnvReader({ DICTIONARY: 'never' }))).toThrow(/DICTIONARY/);
  });
});
