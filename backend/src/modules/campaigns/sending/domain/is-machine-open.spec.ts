import { isMachineOpen } from './is-machine-open.js';

const sent = new Date('2026-11-21T12:00:00.000Z');
const later = (seconds: number) => new Date(sent.getTime() + seconds * 1000);
const person = { method: 'GET', userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', isPrefetch: false, isOwn: false };

describe('who looked at an email', () => {
  it.each([
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36',
    'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)',
    'Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0)',
  ])('C-07 takes %s for a person', (userAgent) => {
    expect(isMachineOpen({ ...person, userAgent }, sent, later(10))).toBe(false);
  });

  it.each([
    ['a HEAD', { method: 'HEAD' }, 60],
    ['the first seconds', {}, 9.9],
    ['a fetch ahead', { isPrefetch: true }, 60],
    ['the athlete’s own browser', { isOwn: true }, 60],
    ['Apple Mail', { userAgent: 'Mozilla/5.0' }, 60],
    ['nobody', { userAgent: '' }, 60],
    ['a scanner', { userAgent: 'BarracudaCentral/1.0' }, 60],
    ['a script', { userAgent: 'python-requests/2.32' }, 60],
  ])('C-07 takes %s for a machine', (_who, changes, seconds) => {
    expect(isMachineOpen({ ...person, ...changes }, sent, later(seconds))).toBe(true);
  });

  it('C-07 takes any look for a machine’s while it is not known that the email left', () => {
    expect(isMachineOpen(person, null, later(60))).toBe(true);
  });
});
