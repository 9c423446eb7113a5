import { Module, type DynamicModule } from '@nestjs/common';

import { AuthModule } from './modules/auth/index.js';
import type { AppConfig } from './platform/config/app-config.js';
import { PlatformModule } from './platform/platform.module.js';

@Module({})
export class AppModule {
  static with(config: AppConfig): DynamicModule {
    return { module: AppModule, imports: [PlatformModule.with(config), AuthModule] };
  }
}
