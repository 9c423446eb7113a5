// Breaks: campaigns/follow-ups comes before campaigns/replies.
export { campaignsReplies } from '../../replies/index.js';
