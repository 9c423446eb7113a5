// Breaks: gmail/own-accounts comes before gmail/deliverability.
export { gmailDeliverability } from '../../deliverability/index.js';
