import { archiverContract } from './archiver.contract.js';
import { filesOfListing, ListingArchiver } from './listing-archiver.js';

describe('an archive of lines', () => {
  archiverContract(() => ({ archiver: new ListingArchiver(), unpack: filesOfListing }));
});
