import { bundledFilesContract } from './bundled-files.contract.js';
import { PlainCsvReader } from '../../tables/testing/plain-csv-reader.js';
import { SampleBundledFiles } from './sample-bundled-files.js';

describe('SampleBundledFiles', () => {
  bundledFilesContract(() => new SampleBundledFiles(), new PlainCsvReader());
});
