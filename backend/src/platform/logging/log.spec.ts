import { PassThrough } from 'node:stream';

import { pino } from 'pino';

import { createLogger } from './log.js';

describe('the log', () => {
  it('O-02 hides secrets and emails, wherever they turn up', () => {
    const lines: string[] = [];
    const stream = new PassThrough().on('data', (line) => lines.push(String(line)));
    const logger = createLogger({ logLevel: 'info', logFormat: 'json' });
    Object.assign(logger, { [pino.symbols.streamSym]: stream });
    const secret = 'touchdown-at-noon';
    logger.info({ password: secret, user: { token: secret }, req: { headers: { cookie: secret } }, subject: secret }, 'x');
    expect(lines.join('')).toContain('[hidden]');
    expect(lines.join('')).not.toContain(secret);
  });

  it('O-02 says nothing when it is told to be silent', () => {
    expect(createLogger({ logLevel: 'silent', logFormat: 'json' }).isLevelEnabled('fatal')).toBe(false);
  });
});
