import { PlainReportReader } from './plain-report-reader.js';
import { reportReaderContract } from './report-reader.contract.js';

describe('a plain reader of delivery reports', () => {
  reportReaderContract(() => new PlainReportReader());
});
