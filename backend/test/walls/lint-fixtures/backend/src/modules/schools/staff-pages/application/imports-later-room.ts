// Breaks: schools/staff-pages comes before gmail/gateways.
export { gmailGateways } from '../../../gmail/gateways/index.js';
