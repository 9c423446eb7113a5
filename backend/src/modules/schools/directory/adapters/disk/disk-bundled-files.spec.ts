import { bundledFilesContract } from '../../testing/bundled-files.contract.js';
import { CsvParseReader } from '../../../tables/adapters/csv/csv-parse-reader.js';
import { DiskBundledFiles } from './disk-bundled-files.js';

describe('DiskBundledFiles', () => {
  bundledFilesContract(() => new DiskBundledFiles(), new CsvParseReader());
});
