import { DirectStaffPageReader } from './direct-staff-page-reader.js';
import { staffPageReaderContract } from './staff-page-reader.contract.js';

describe('staff pages read at once', () => {
  staffPageReaderContract(() => new DirectStaffPageReader());
});
