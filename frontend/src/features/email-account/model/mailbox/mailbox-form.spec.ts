import type { MailboxStatus } from '@/entities/athlete';
import { emptyForm, formOf, requestOf } from './mailbox-form';

const IMAP = { host: 'imap.club.test', port: 143, security: 'starttls' } as const;

describe('the form that signs in to a mailbox', () => {
  it('M-03 it begins with the servers of a preset, and with the usual ports where there are none', () => {
    expect(emptyForm({ imap: IMAP, smtp: null })).toEqual({
      ...{ username: '', password: '' },
      imap: { host: 'imap.club.test', port: '143', security: 'starttls' },
      smtp: { host: '', port: '465', security: 'tls' },
    });
    expect(emptyForm({ imap: null, smtp: null }).imap).toEqual({ host: '', port: '993', security: 'tls' });
  });

  it('M-03 connected again only the password is missing; a username that is the address is not asked for', () => {
    const status = { email: 'marcus@club.test', imap: IMAP, smtp: IMAP } as unknown as MailboxStatus;
    expect(formOf({ ...status, username: 'marcus' })).toMatchObject({ username: 'marcus', password: '', smtp: { host: 'imap.club.test' } });
    expect(formOf({ ...status, username: 'marcus@club.test' }).username).toBe('');
    expect(formOf({ ...status, username: null }).username).toBe('');
  });

  it('M-03 the password is sent as it is, with its spaces; names around are trimmed, and a blank username is left out', () => {
    const form = { ...emptyForm({ imap: IMAP, smtp: IMAP }), username: ' ', password: ' ab cd ' };
    const request = requestOf('marcus@club.test', { ...form, imap: { ...form.imap, host: ' imap.club.test ' } });
    expect(request).toEqual({ email: 'marcus@club.test', password: ' ab cd ', imap: IMAP, smtp: IMAP });
    expect(requestOf('marcus@club.test', { ...form, username: ' marcus ' })).toMatchObject({ username: 'marcus' });
  });
});
