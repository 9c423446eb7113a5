import { textModelContract } from '../testing/text-model.contract.js';
import { BuiltInTextModel } from './built-in-text-model.js';

describe('the built-in writer as a text model', () => {
  textModelContract(async () => new BuiltInTextModel());
});
