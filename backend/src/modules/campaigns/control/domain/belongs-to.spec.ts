import { belongsTo } from './belongs-to.js';

const account = (kind: string | null, address: string | null) => ({ kind, address });

describe('belongsTo', () => {
  it.each([
    ['the same Gmail', account('gmail', 'a@x.test'), account('gmail', 'a@x.test'), true],
    ['another Gmail', account('gmail', 'a@x.test'), account('gmail', 'b@x.test'), false],
    ['the platform after Gmail', account('gmail', 'a@x.test'), account('smtp', 'a@x.test'), false],
    ['Gmail after the platform', account('smtp', 'no-reply@x.test'), account('gmail', 'a@x.test'), false],
    ['another address of the platform', account('smtp', 'no-reply@x.test'), account('smtp', 'mail@x.test'), false],
    ['the outbox after SMTP', account('smtp', 'no-reply@x.test'), account('outbox', 'no-reply@x.test'), false],
    ['the platform, its address not stored', account('smtp', null), account('smtp', 'mail@x.test'), true],
    ['a Gmail whose address is not known', account('gmail', null), account('gmail', 'a@x.test'), false],
    ['an account of which nothing is known', account(null, null), account('smtp', 'mail@x.test'), false],
  ])('M-08 %s', (_name, owner, present, expected) => {
    expect(belongsTo(owner, present)).toBe(expected);
  });
});
