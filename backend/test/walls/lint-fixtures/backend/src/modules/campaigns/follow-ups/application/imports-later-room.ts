// Breaks: campaigns/follow-ups comes before campaigns/suspicion.
export { campaignsSuspicion } from '../../suspicion/index.js';
