import { appCodesContract } from './app-codes.contract.js';
import { PlainAppCodes } from './plain-app-codes.js';

describe('codes that a test can see', () => {
  const codes = new PlainAppCodes();
  appCodesContract(() => ({ codes, shown: (_secret, at) => codes.codeAt(at) }));
});
