import { unzip } from '../../../../../test/privacy/unzip.js';
import { archiverContract } from '../../testing/archiver.contract.js';
import { YazlArchiver } from './yazl-archiver.js';

describe('a ZIP by yazl', () => {
  archiverContract(() => ({
    archiver: new YazlArchiver(),
    unpack: (archive) => new Map([...unzip(archive)].map(([name, bytes]) => [name, bytes.toString()])),
  }));
});
