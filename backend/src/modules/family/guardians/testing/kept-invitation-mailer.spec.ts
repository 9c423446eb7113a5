import { KeptInvitationMailer } from './kept-invitation-mailer.js';
import { invitationMailerContract } from './invitation-mailer.contract.js';

describe('KeptInvitationMailer', () => {
  invitationMailerContract((hasMailServer) => {
    const mailer = new KeptInvitationMailer(hasMailServer);
    return { mailer, sent: () => mailer.sent, breakServer: () => void (mailer.isDown = true) };
  });
});
