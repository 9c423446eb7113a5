import { Module } from '@nestjs/common';

import { ShareModule } from '../../profile/share/index.js';
import { DirectoryModule } from '../directory/index.js';
import { TablesModule } from '../tables/index.js';
import { ContactWindowsController } from './adapters/http/contact-windows.controller.js';
import { ContactRules } from './application/contact-rules.js';
import { ReadContactWindows } from './application/read-contact-windows.use-case.js';

/** When coaches may write. */
@Module({
  imports: [TablesModule, ShareModule, DirectoryModule],
  controllers: [ContactWindowsController],
  providers: [ContactRules, ReadContactWindows],
  exports: [ContactRules],
})
export class RulesModule {}
