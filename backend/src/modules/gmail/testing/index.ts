export { FixedOwnAccounts } from '../own-accounts/testing/fixed-own-accounts.js';
export { MemoryInboxReader } from '../gateways/testing/memory-inbox-reader.js';
export { ScriptedMailGateway } from '../gateways/testing/scripted-mail-gateway.js';
