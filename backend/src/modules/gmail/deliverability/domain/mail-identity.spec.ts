import { mailIdentity } from './mail-identity.js';

describe('from where the platform sends', () => {
  it('M-10 the domain is that of the address, in lower case; without a mail server there is none', () => {
    expect(mailIdentity('Recruit@Club.Test', undefined, ['mail'])).toEqual({ domain: 'club.test', server: null, selectors: ['mail'] });
  });

  it.each([
    ['smtp://SMTP.club.test', { host: 'smtp.club.test', port: 587, security: 'starttls' }],
    ['smtps://smtp.club.test', { host: 'smtp.club.test', port: 465, security: 'tls' }],
    ['smtp://smtp.club.test?secure=true', { host: 'smtp.club.test', port: 465, security: 'tls' }],
    ['smtp://smtp.club.test:25?secure=false', { host: 'smtp.club.test', port: 25, security: 'starttls' }],
    ['smtp://user:secret@[2001:db8::1]:2525', { host: '2001:db8::1', port: 2525, security: 'starttls' }],
  ])('M-10 the server of %s', (smtpUrl, server) => {
    expect(mailIdentity('recruit@club.test', smtpUrl, []).server).toEqual(server);
  });
});
