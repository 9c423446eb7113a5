export { FixedOwnAccounts } from './fixed-own-accounts.js';
export { MemoryInboxReader } from './memory-inbox-reader.js';
export { ScriptedMailGateway } from './scripted-mail-gateway.js';
