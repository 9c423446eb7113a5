export { ChooseSender, type Sender } from './application/choose-sender.use-case.js';
export { OwnAccounts } from './application/own-accounts.js';
export { isOwnAccount } from './domain/is-own-account.js';
export { OwnAccountsModule } from './own-accounts.module.js';
