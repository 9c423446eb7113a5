import { MemoryWorkbookReader } from './memory-workbook-reader.js';
import { workbookReaderContract } from './workbook-reader.contract.js';

describe('MemoryWorkbookReader', () => {
  workbookReaderContract({
    reader: new MemoryWorkbookReader(),
    file: (sheets) => new TextEncoder().encode(MemoryWorkbookReader.file(...sheets)),
  });
});
