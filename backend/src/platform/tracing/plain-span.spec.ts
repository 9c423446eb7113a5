import type { ReadableSpan } from '@opentelemetry/sdk-trace';

import { plainSpan, plainStatement } from './plain-span.js';

describe('what may leave of a span', () => {
  it('O-02 a statement is without its texts and numbers, and parameters and names stay', () => {
    const statement = `select name1, $2 from users where email = 'a''b@recruit.test' and age > 17 limit 5`;
    expect(plainStatement(statement)).toBe('select name1, $2 from users where email = ?? and age > ? limit ?');
  });

  it('O-02 a text that is not closed, or cut off, is left out to the end', () => {
    expect(plainStatement(`select 'secret`)).toBe('select ?');
    expect(plainStatement(`select 'x', '${'s'.repeat(2_000)}`)).toBe('select ?, ?');
  });

  it('O-02 only attributes of the list stay, and no event, link or message', () => {
    const span = {
      name: 'GET /api/user',
      status: { code: 2, message: 'secret' },
      attributes: { 'url.full': 'https://x/?token=secret', 'http.route': '/api/user', 'db.query.text': `select 'secret'` },
      events: [{ name: 'exception', attributes: { 'exception.message': 'secret' } }],
      links: [{ context: {} }],
      spanContext: () => ({ traceId: 't', spanId: 's', traceFlags: 1 }),
    } as unknown as ReadableSpan;
    const plain = plainSpan(span);
    expect(JSON.stringify(plain)).not.toContain('secret');
    expect(plain.attributes).toEqual({ 'http.route': '/api/user', 'db.query.text': 'select ?' });
    expect([plain.events, plain.links, plain.status]).toEqual([[], [], { code: 2 }]);
  });
});
