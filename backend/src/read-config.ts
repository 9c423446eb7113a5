import { DeliverabilityConfig } from './modules/gmail/deliverability/config/deliverability-config.js';
import { GrammarConfig } from './modules/ai/grammar/config/grammar-config.js';
import { AiConfig } from './modules/ai/writing/config/ai-config.js';
import { AuthConfig } from './modules/auth/config/auth-config.js';
import { RepliesConfig } from './modules/campaigns/replies/config/replies-config.js';
import { SendingConfig } from './modules/campaigns/ledger/config/sending-config.js';
import { FactorsConfig } from './modules/factors/config/factors-config.js';
import { GuardiansConfig } from './modules/family/guardians/config/guardians-config.js';
import { GmailConfig } from './modules/gmail/gateways/config/gmail-config.js';
import { MicrosoftConfig } from './modules/gmail/microsoft/config/microsoft-config.js';
import { MaxPrepsConfig } from './modules/profile/stats/config/max-preps-config.js';
import type { AppConfig } from './platform/config/app-config.js';
import type { KeySource } from './platform/config/key-file.js';
import { readConfigOf } from './platform/config/read-config-of.js';

/** Each from its own file: by the index of its room every command would load the whole application, which takes three times as long. */
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
