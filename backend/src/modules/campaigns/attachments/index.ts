export { ReadAttachment, type ReadFile } from './application/read-attachment.js';
