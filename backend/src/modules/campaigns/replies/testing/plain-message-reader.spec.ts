import { messageReaderContract } from './message-reader.contract.js';
import { PlainMessageReader } from './plain-message-reader.js';

describe('a plain reader of messages', () => {
  messageReaderContract(() => new PlainMessageReader());
});
