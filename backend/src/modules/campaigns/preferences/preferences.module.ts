import { Module } from '@nestjs/common';

import { EmailSettingsController } from './adapters/http/email-settings.controller.js';
import { EmailPreferences } from './queries/email-preferences.query.js';
import { EmailSettingsResource } from './resources/email-settings.resource.js';

/** What an athlete chose once for all campaigns. */
@Module({
  controllers: [EmailSettingsController],
  providers: [EmailPreferences, EmailSettingsResource],
  exports: [EmailPreferences],
})
export class PreferencesModule {}
