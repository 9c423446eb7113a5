import { reportReaderContract } from '../../testing/report-reader.contract.js';
import { PostalMimeReportReader } from './postal-mime-report-reader.js';

describe('delivery reports by postal-mime', () => {
  reportReaderContract(() => new PostalMimeReportReader());
});
