// Breaks: campaigns/sending comes before campaigns/by-hand.
export { campaignsByHand } from '../../by-hand/index.js';
