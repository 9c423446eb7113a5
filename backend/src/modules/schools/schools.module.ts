import { Module } from '@nestjs/common';

import { TablesModule } from './tables/index.js';
import { DirectoryModule } from './directory/index.js';
import { ImportsModule } from './imports/index.js';
import { PacksModule } from './packs/index.js';
import { RulesModule } from './rules/index.js';
import { FitModule } from './fit/index.js';
import { OutreachModule } from './outreach/index.js';
import { OwnListsModule } from './own-lists/index.js';
import { StaffPagesModule } from './staff-pages/index.js';

@Module({
  imports: [
    TablesModule,
    DirectoryModule,
    ImportsModule,
    PacksModule,
    RulesModule,
    FitModule,
    OutreachModule,
    OwnListsModule,
    StaffPagesModule,
  ],
})
export class SchoolsModule {}
