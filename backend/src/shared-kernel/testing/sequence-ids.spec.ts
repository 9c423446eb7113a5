import { idsContract } from './ids.contract.js';
import { SequenceIds } from './sequence-ids.js';

describe('SequenceIds', () => {
  idsContract(() => new SequenceIds());
});
