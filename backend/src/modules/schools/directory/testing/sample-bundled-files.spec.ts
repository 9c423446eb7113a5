import { bundledFilesContract } from './bundled-files.contract.js';
import { SampleBundledFiles } from './sample-bundled-files.js';

describe('SampleBundledFiles', () => {
  bundledFilesContract(() => new SampleBundledFiles());
});
