// Breaks: gmail/deliverability comes before campaigns/preferences.
export { campaignsPreferences } from '../../../campaigns/preferences/index.js';
