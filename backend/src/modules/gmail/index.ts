export { GmailModule } from './gmail.module.js';
