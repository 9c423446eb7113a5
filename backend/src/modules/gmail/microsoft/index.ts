export { MicrosoftOAuth, type MicrosoftGrant, type MicrosoftTokens } from './application/ports/microsoft-oauth.js';
export { MicrosoftConfig } from './config/microsoft-config.js';
export { MicrosoftNotSetUp } from './domain/microsoft-not-set-up.js';
export { MicrosoftModule } from './microsoft.module.js';
