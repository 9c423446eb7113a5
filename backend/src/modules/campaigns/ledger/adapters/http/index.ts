export { OwnMailGuard } from './own-mail.guard.js';
