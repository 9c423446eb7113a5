import { ATTACHMENT_LIMITS } from '../domain/attachment-limits.js';
import { pictureCleanerContract } from './picture-cleaner.contract.js';
import { PlainPictureCleaner, plainPicture } from './plain-picture-cleaner.js';

describe('PlainPictureCleaner', () => {
  pictureCleanerContract(() => ({
    cleaner: new PlainPictureCleaner(),
    picture: async (kind) => plainPicture(kind, 100, 'Akron, Ohio'),
    secret: 'Akron, Ohio',
    huge: async () => plainPicture('png', ATTACHMENT_LIMITS.pixels + 1),
  }));
});
