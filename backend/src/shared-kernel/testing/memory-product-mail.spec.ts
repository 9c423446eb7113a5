import { MemoryProductMail } from './memory-product-mail.js';
import { productMailContract } from './product-mail.contract.js';

describe('MemoryProductMail', () => {
  productMailContract(async (hasServer) => {
    const mail = new MemoryProductMail(hasServer);
    return {
      mail,
      delivered: () => mail.delivered.map(({ to, subject, text }) => ({ to: to.address, subject, text: text.trimEnd() })),
      kept: async () => mail.kept.map(({ subject }) => subject),
      breakServer: async () => void (mail.isDown = true),
    };
  });
});
