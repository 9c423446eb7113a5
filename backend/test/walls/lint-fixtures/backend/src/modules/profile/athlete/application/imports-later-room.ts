// Breaks: profile/athlete comes before profile/stats.
export { profileStats } from '../../stats/index.js';
