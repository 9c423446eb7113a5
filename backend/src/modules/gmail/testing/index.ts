export { FixedGmailConnections } from './fixed-gmail-connections.js';
export { MemoryInboxReader } from './memory-inbox-reader.js';
export { ScriptedMailGateway } from './scripted-mail-gateway.js';
