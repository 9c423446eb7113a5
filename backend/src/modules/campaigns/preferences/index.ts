export { PREFERENCES_USER_DATA } from './adapters/persistence/user-data.js';
export { DEFAULT_EMAIL_SETTINGS, type EmailSettings } from './domain/email-settings.js';
export { PreferencesModule } from './preferences.module.js';
export { EmailPreferences } from './queries/email-preferences.query.js';
