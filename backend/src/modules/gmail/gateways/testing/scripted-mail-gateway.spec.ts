import { mailGatewayContract } from './mail-gateway.contract.js';
import { ScriptedMailGateway } from './scripted-mail-gateway.js';

describe('the scripted gateway', () => {
  mailGatewayContract(async () => {
    const gateway = new ScriptedMailGateway();
    return { gateway, arrived: async () => gateway.arrived.map((mail) => mail.messageId) };
  });
});
