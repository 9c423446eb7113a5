import { KeptConfirmationMailer } from './kept-confirmation-mailer.js';
import { confirmationMailerContract } from './confirmation-mailer.contract.js';

describe('KeptConfirmationMailer', () => {
  confirmationMailerContract((hasMailServer) => {
    const mailer = new KeptConfirmationMailer(hasMailServer);
    return { mailer, sent: () => mailer.sent, breakServer: () => void (mailer.isDown = true) };
  });
});
