// Breaks: campaigns/by-hand comes before campaigns/follow-ups.
export { campaignsFollowUps } from '../../follow-ups/index.js';
