import { ListedMailProviders } from './listed-mail-providers.js';
import { mailProvidersContract } from './mail-providers.contract.js';

describe('providers that a test lists', () => {
  mailProvidersContract(() => new ListedMailProviders());
});
