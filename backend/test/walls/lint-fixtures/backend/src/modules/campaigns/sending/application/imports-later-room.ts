// Breaks: campaigns/sending comes before campaigns/replies.
export { campaignsReplies } from '../../replies/index.js';
