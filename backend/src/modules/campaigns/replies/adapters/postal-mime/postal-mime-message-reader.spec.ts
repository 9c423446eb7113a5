import { messageReaderContract } from '../../testing/message-reader.contract.js';
import { PostalMimeMessageReader } from './postal-mime-message-reader.js';

describe('messages by postal-mime', () => {
  messageReaderContract(() => new PostalMimeMessageReader());
});
