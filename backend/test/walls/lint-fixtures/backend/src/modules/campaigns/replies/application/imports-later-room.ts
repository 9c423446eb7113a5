// Breaks: campaigns/replies comes before campaigns/insights.
export { campaignsInsights } from '../../insights/index.js';
