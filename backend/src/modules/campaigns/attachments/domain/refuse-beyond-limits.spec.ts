import { refuseBeyondLimits } from './refuse-beyond-limits.js';

const MB = 1_048_576;
const EMPTY = { files: 0, campaignBytes: 0, allBytes: 0 };

describe('how much may go with the emails of a campaign', () => {
  it.each([
    ['a third file', { ...EMPTY, files: 2 }],
    ['the last byte of 10 MB', { ...EMPTY, campaignBytes: 5 * MB }],
    ['the last byte of 100 MB', { ...EMPTY, allBytes: 95 * MB }],
  ])('C-18 takes %s', (_, stored) => {
    expect(() => refuseBeyondLimits('a.pdf', 5 * MB, stored)).not.toThrow();
  });

  it.each([
    ['too_many_attachments', { ...EMPTY, files: 3 }],
    ['attachments_too_large', { ...EMPTY, campaignBytes: 5 * MB + 1 }],
    ['attachments_full', { ...EMPTY, allBytes: 95 * MB + 1 }],
  ])('C-18 %s: the message names the file', (code, stored) => {
    let refusal: unknown;
    try {
      refuseBeyondLimits('a.pdf', 5 * MB, stored);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toMatchObject({ code, message: expect.stringContaining('“a.pdf”') });
  });
});
