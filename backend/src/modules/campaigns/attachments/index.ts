export { ATTACHMENTS_USER_DATA } from './adapters/persistence/user-data.js';
export { MailAttachments } from './resources/mail-attachments.resource.js';
export type { ReadFile } from './application/read-attachment.js';
export { AttachmentsModule } from './attachments.module.js';
