// Breaks: campaigns/suspicion comes before campaigns/replies.
export { campaignsReplies } from '../../replies/index.js';
