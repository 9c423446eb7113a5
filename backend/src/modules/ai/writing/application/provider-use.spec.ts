import type { MinorQuery } from '../../../profile/athlete/index.js';
import type { ProviderChoiceQuery } from '../queries/provider-choice.query.js';
import type { TextModel, WriterName } from './ports/text-model.js';
import { ProviderUse } from './provider-use.js';

const MODEL: WriterName = { kind: 'model', name: 'gpt-test' };
const BUILT_IN: WriterName = { kind: 'built-in', name: 'built-in writer' };

function settingOf(chosen: boolean | null, isMinor: boolean, writer = MODEL) {
  const choices = { of: async () => chosen } as unknown as ProviderChoiceQuery;
  const minors = { isMinor: async () => isMinor } as unknown as MinorQuery;
  return new ProviderUse(choices, minors, { writer } as TextModel).of('marcus');
}

describe('whether the AI provider may write for an athlete', () => {
  it.each([
    [null, true, false],
    [null, false, true],
    [true, true, true],
    [false, false, false],
  ])('U-11 chosen %p, under 18 %p: allowed %p', async (chosen, isMinor, allowed) => {
    expect(await settingOf(chosen, isMinor)).toEqual({ allowed, model: 'gpt-test' });
  });

  it('U-11 names no model where none is set up', async () => {
    expect(await settingOf(null, false, BUILT_IN)).toEqual({ allowed: true, model: null });
  });
});
