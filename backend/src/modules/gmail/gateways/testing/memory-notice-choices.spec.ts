import { MemoryNoticeChoices } from './memory-notice-choices.js';
import { noticeChoicesContract } from './notice-choices.contract.js';

describe('chosen notices in memory', () => {
  noticeChoicesContract(() => Promise.resolve({ choices: new MemoryNoticeChoices(), userId: 'marcus', otherId: 'maya' }));
});
