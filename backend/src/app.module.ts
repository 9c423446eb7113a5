import { Module, type DynamicModule } from '@nestjs/common';

import { AdminModule } from './modules/admin/index.js';
import { AuthModule } from './modules/auth/index.js';
import { SchoolsModule } from './modules/schools/index.js';
import type { AppConfig } from './platform/config/app-config.js';
import { PlatformModule } from './platform/platform.module.js';

@Module({})
export class AppModule {
  static with(config: AppConfig): DynamicModule {
    return { module: AppModule, imports: [PlatformModule.with(config), AuthModule, SchoolsModule, AdminModule] };
  }
}
