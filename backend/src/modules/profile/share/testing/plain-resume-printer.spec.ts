import { PlainResumePrinter } from './plain-resume-printer.js';
import { resumePrinterContract } from './resume-printer.contract.js';

describe('résumés in plain text', () => {
  resumePrinterContract(() => ({ printer: new PlainResumePrinter(), read: (printed) => ({ pages: 1, text: printed.toString() }) }));
});
