import type { AppConfig } from '../../../../../platform/config/app-config.js';
import type { PlatformLetter, PlatformMailer } from '../../../../../platform/mail/platform-mailer.js';
import { confirmationMailerContract } from '../../testing/confirmation-mailer.contract.js';
import { PlatformConfirmationMailer } from './platform-confirmation-mailer.js';

describe('PlatformConfirmationMailer', () => {
  confirmationMailerContract((hasMailServer) => {
    const letters: PlatformLetter[] = [];
    let isDown = false;
    const send = async (letter: PlatformLetter) => {
      if (isDown) throw new Error('the mail server does not answer');
      letters.push(letter);
    };
    const config = { publicUrl: 'https://recruit.test', smtpUrl: hasMailServer ? 'smtp://mail.recruit.test' : undefined } as AppConfig;
    return {
      mailer: new PlatformConfirmationMailer(config, { send } as unknown as PlatformMailer),
      sent: () => letters.map(({ to, text }) => ({ to: to.address, link: /https:\S+/u.exec(text)?.[0] ?? '' })),
      breakServer: () => void (isDown = true),
    };
  });
});
