import { MICROSOFT_IMAP, submissionServerOf } from './microsoft-servers.js';

describe('the mail servers of Microsoft', () => {
  it('submits a personal account’s email at Outlook.com, and every other one’s at Office 365', () => {
    const hosts = ['9188040d-6c67-4c5b-b112-36a304b66dad', '72f988bf-86f1-41af-91ab-2d7cd011db47', undefined].map(submissionServerOf);
    expect(hosts).toEqual([
      { host: 'smtp-mail.outlook.com', port: 587, security: 'starttls' },
      { host: 'smtp.office365.com', port: 587, security: 'starttls' },
      { host: 'smtp.office365.com', port: 587, security: 'starttls' },
    ]);
  });

  it('reads every mailbox over TLS at the same server', () => {
    expect(MICROSOFT_IMAP).toEqual({ host: 'outlook.office365.com', port: 993, security: 'tls' });
  });
});
