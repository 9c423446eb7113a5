import { DeliverabilityConfig } from './modules/gmail/deliverability/index.js';
import { GrammarConfig } from './modules/ai/grammar/index.js';
import { AiConfig } from './modules/ai/writing/index.js';
import { AuthConfig } from './modules/auth/index.js';
import { RepliesConfig } from './modules/campaigns/replies/index.js';
import { SendingConfig } from './modules/campaigns/ledger/index.js';
import { FactorsConfig } from './modules/factors/index.js';
import { GuardiansConfig } from './modules/family/guardians/index.js';
import { GmailConfig } from './modules/gmail/gateways/index.js';
import { MicrosoftConfig } from './modules/gmail/microsoft/index.js';
import { MaxPrepsConfig } from './modules/profile/stats/index.js';
import type { AppConfig } from './platform/config/app-config.js';
import type { KeySource } from './platform/config/key-file.js';
import { readConfigOf } from './platform/config/read-config-of.js';

const MODULES = [
  AuthConfig,
  FactorsConfig,
  GuardiansConfig,
  MaxPrepsConfig,
  GmailConfig,
  MicrosoftConfig,
  SendingConfig,
  RepliesConfig,
  AiConfig,
  GrammarConfig,
  DeliverabilityConfig,
];

/** The settings of the platform and of all modules. Throws ConfigError on the first that does not fit. Keys that no variable gives are made. */
export function readConfig(env?: NodeJS.ProcessEnv, keyOf?: KeySource): AppConfig {
  return readConfigOf(MODULES, env, keyOf);
}
