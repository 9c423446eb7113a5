// Breaks: campaigns/writing comes before campaigns/schedule.
export { campaignsSchedule } from '../../schedule/index.js';
