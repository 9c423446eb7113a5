export { ListedMailGateways } from '../application/listed-mail-gateways.js';
export { ScriptedMailGateway } from './scripted-mail-gateway.js';
