import { csvReaderContract } from './csv-reader.contract.js';
import { PlainCsvReader } from './plain-csv-reader.js';

describe('PlainCsvReader', () => {
  csvReaderContract(() => new PlainCsvReader());
});
