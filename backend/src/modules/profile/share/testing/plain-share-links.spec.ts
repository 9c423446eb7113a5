import { PlainShareLinks } from './plain-share-links.js';
import { shareLinksContract } from './share-links.contract.js';

describe('the links of tests', () => {
  shareLinksContract(() => new PlainShareLinks(), 'https://recruit.test/p/');
});
