import { judgeReverse, reverseNotChecked, type ReverseFacts } from './judge-reverse.js';
import { includeOfService } from './mail-service.js';

const FACTS: ReverseFacts = {
  host: 'mail.recruit.example',
  address: '192.0.2.1',
  isPublic: true,
  names: { kind: 'found', values: ['mail.recruit.example'] },
  confirmed: 'mail.recruit.example',
};
const judged = (changes: Partial<ReverseFacts>) => judgeReverse({ ...FACTS, ...changes });
const ADD = { type: 'PTR', host: '1.2.0.192.in-addr.arpa', value: 'mail.recruit.example' };

describe('the name of the address that sends', () => {
  it('leads back to it', () => {
    expect(judged({})).toMatchObject({
      check: 'reverse_dns',
      subject: '192.0.2.1',
      state: 'good',
      found: ['mail.recruit.example'],
      add: null,
    });
  });

  it('is to be set by whoever rents out the address', () => {
    const none = judged({ names: { kind: 'none' }, confirmed: null });
    expect(none).toMatchObject({ state: 'problem', meaning: expect.stringMatching(/has no name.*Whoever rents/), found: [], add: ADD });
    const other = judged({ confirmed: null });
    expect(other).toMatchObject({ state: 'problem', meaning: expect.stringContaining('does not lead back'), add: ADD });
  });

  it('of a sending service only the service can set, and of a bare address nobody knows the name', () => {
    const service = judged({ host: 'smtp.sendgrid.net', names: { kind: 'none' }, confirmed: null });
    expect(service).toMatchObject({ state: 'problem', meaning: expect.stringContaining('Only your mail service'), add: null });
    expect(judged({ host: '192.0.2.1', confirmed: null })).toMatchObject({ state: 'problem', add: null });
  });

  it('is not known for a private address, and where nobody answered', () => {
    expect(judged({ isPublic: false })).toMatchObject({
      state: 'unknown',
      meaning: expect.stringMatching(/^mail\.recruit\.example is at the private/),
    });
    expect(judged({ isPublic: false, host: '192.0.2.1' }).meaning).toMatch(/^192\.0\.2\.1 is a private address\./);
    expect(judged({ names: { kind: 'failed' }, confirmed: null })).toMatchObject({ state: 'unknown', add: null });
  });

  it('cannot be looked at without a server or its address', () => {
    expect(reverseNotChecked(null, 'none')).toMatchObject({
      subject: 'SMTP_URL',
      state: 'unknown',
      meaning: expect.stringContaining('not set'),
    });
    expect(reverseNotChecked('mail.test', 'none')).toMatchObject({ subject: 'mail.test', meaning: expect.stringContaining('no address') });
    expect(reverseNotChecked('mail.test', 'failed').meaning).toContain('did not answer');
  });

  it.each([
    ['smtp.sendgrid.net', 'sendgrid.net'],
    ['sendgrid.net', 'sendgrid.net'],
    ['notsendgrid.net', null],
    ['sendgrid.net.evil.test', null],
  ])('the service behind %s asks for %s', (host, include) => {
    expect(includeOfService(host)).toBe(include);
  });
});
