import { BuiltInTextModel } from './built-in-text-model.js';
import { ChooseWriter } from './choose-writer.js';
import type { TextModel } from './ports/text-model.js';
import type { ProviderUse } from './provider-use.js';

const builtIn = new BuiltInTextModel();
const provider = { writer: { kind: 'model', name: 'gpt' } } as TextModel;

function choose(model: TextModel, allowed: boolean, wantsRules: boolean) {
  const use = { of: async () => ({ allowed }) } as unknown as ProviderUse;
  return new ChooseWriter(model, builtIn, use).run('marcus', wantsRules);
}

describe('who writes for an athlete', () => {
  it('I-04 the model that is set up and allowed', async () => {
    expect(await choose(provider, true, false)).toEqual({ model: provider, remarks: [] });
  });

  it('I-04 the rules, where the athlete asks for them', async () => {
    expect(await choose(provider, true, true)).toEqual({ model: builtIn, remarks: [] });
    expect(await choose(provider, false, true)).toEqual({ model: builtIn, remarks: [] });
  });

  it('I-04 the rules, where the provider is off, and the athlete is told', async () => {
    expect(await choose(provider, false, false)).toEqual({
      model: builtIn,
      remarks: ['The AI provider is off in your settings, so the built-in writer wrote this.'],
    });
  });

  it.each([
    [true, false],
    [false, false],
    [false, true],
  ])('I-04 the rules, where no model is set up (allowed %s, asked for %s)', async (allowed, wantsRules) => {
    const counted = new BuiltInTextModel();
    const { model, remarks } = await choose(counted, allowed, wantsRules);
    expect(model).toBe(counted);
    expect(remarks).toEqual([]);
  });
});
