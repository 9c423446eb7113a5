import { mailProvidersContract } from '../../testing/mail-providers.contract.js';
import { CsvMailProviders } from './csv-mail-providers.js';

describe('the table of providers', () => {
  mailProvidersContract(() => new CsvMailProviders());
});
