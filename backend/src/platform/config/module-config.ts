import type { AppConfig } from './app-config.js';
import type { EnvReader } from './env-reader.js';

/** The settings that one module brings: a class whose instance is provided everywhere. */
export interface ModuleConfig {
  /** Throws ConfigError, with the variable and what it takes. */
  read(env: EnvReader, app: Readonly<AppConfig>): object;
}
