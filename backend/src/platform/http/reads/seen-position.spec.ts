import type { Request, Response } from 'express';

import { seenBy, setSeenPosition } from './seen-position.js';

const seenWith = (cookie?: string) => seenBy({ headers: { cookie } } as Request);

describe('what a browser has seen of the log', () => {
  it('O-09 nothing without the cookie, the position with it, and anything when it cannot be read', () => {
    expect([seenWith(), seenWith('recruit.sid=a'), seenWith('a=1; recruit.seen=0%2F1A; b=2')]).toEqual([null, null, 26n]);
    expect([seenWith('recruit.seen=unknown'), seenWith('recruit.seen=%'), seenWith('recruit.seen=')]).toEqual([
      'unknown',
      'unknown',
      'unknown',
    ]);
  });

  it('O-09 the last word stands instead of the first, and other cookies stay', () => {
    const lines: string[] = ['recruit.sid=s; Path=/'];
    const response = {
      headersSent: false,
      getHeader: () => [...lines],
      removeHeader: () => lines.splice(0),
      append: (_: string, line: string) => lines.push(line),
      cookie: (name: string, value: string, { maxAge, secure }: { maxAge: number; secure: boolean }) =>
        lines.push(`${name}=${value} ${maxAge} ${secure}`),
    };
    setSeenPosition(response as unknown as Response, 'unknown', false);
    setSeenPosition(response as unknown as Response, '0/1A', true);
    expect(lines).toEqual(['recruit.sid=s; Path=/', 'recruit.seen=0/1A 3600000 true']);
    response.headersSent = true;
    setSeenPosition(response as unknown as Response, '0/2B', true);
    expect(lines).toHaveLength(2);
  });
});
