import { idsContract } from '../../shared-kernel/testing/ids.contract.js';
import { RandomIds } from './random-ids.js';

describe('RandomIds', () => {
  idsContract(() => new RandomIds());

  it('gives tokens of as many random bytes as are asked for, 32 when nothing is said', () => {
    const ids = new RandomIds();
    const bytes = (token: string) => Buffer.from(token, 'base64url').length;
    expect([bytes(ids.token()), bytes(ids.token(18))]).toEqual([32, 18]);
  });
});
