import { Module } from '@nestjs/common';

import { EmailSettingsController } from './adapters/http/email-settings.controller.js';
import { SqlEmailPreferences } from './adapters/persistence/sql-email-preferences.js';
import { EmailPreferences } from './application/ports/email-preferences.js';
import { EmailSettingsResource } from './resources/email-settings.resource.js';

/** What an athlete chose once for all campaigns. */
@Module({
  controllers: [EmailSettingsController],
  providers: [{ provide: EmailPreferences, useClass: SqlEmailPreferences }, EmailSettingsResource],
  exports: [EmailPreferences],
})
export class PreferencesModule {}
