// Breaks: gmail/own-accounts comes before campaigns/preferences.
export { campaignsPreferences } from '../../../campaigns/preferences/index.js';
