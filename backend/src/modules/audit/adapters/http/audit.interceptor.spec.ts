import type { CallHandler, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { lastValueFrom, of, throwError } from 'rxjs';

import { AdminOnly } from '../../../../platform/http/decorators/admin-only.js';
import { ForEverybody, ForGuardians } from '../../../../platform/http/decorators/for-roles.js';
import { MemoryAuditLog } from '../../testing/memory-audit-log.js';
import { AuditInterceptor } from './audit.interceptor.js';
import { Audited, auditNothing, auditSubject, NotAudited } from './audited.js';

class Routes {
  @AdminOnly()
  edit() {}

  @AdminOnly()
  @NotAudited()
  look() {}

  @ForGuardians()
  decide() {}

  @ForEverybody()
  own() {}

  @Audited('password_changed', () => ({ operation: 'said' }))
  marked() {}
}

const ADMIN = '00000000-0000-7000-8000-00000000000a';
const ATHLETE = '00000000-0000-7000-8000-00000000000b';

describe('AuditInterceptor', () => {
  let log: MemoryAuditLog;

  beforeEach(() => (log = new MemoryAuditLog()));

  function requestOf(method: string, params: object = {}, user: object | null = { id: ADMIN }) {
    return { method, params, user: user ?? undefined, ip: '203.0.113.7', route: { path: '/api/coaches/:id' } };
  }

  function call(route: keyof Routes, request: object, answer: CallHandler = { handle: () => of('answer') }) {
    const handler = Object.getOwnPropertyDescriptor(Routes.prototype, route)?.value as () => void;
    const context = { getHandler: () => handler, getClass: () => Routes, switchToHttp: () => ({ getRequest: () => request }) };
    const interceptor = new AuditInterceptor(new Reflector(), log);
    return lastValueFrom(interceptor.intercept(context as unknown as ExecutionContext, answer));
  }

  it('U-10 what an admin or a guardian changes is written without a mark, with the route and its ids', async () => {
    expect(await call('edit', requestOf('PUT', { id: '412' }))).toBe('answer');
    await call('decide', requestOf('POST', { athleteId: ATHLETE }));
    const place = { actor: 'user', actorId: ADMIN, address: '203.0.113.x' };
    expect(log.entries).toEqual([
      { ...place, kind: 'admin_edit', subjectId: ADMIN, detail: { operation: 'PUT /api/coaches/:id', id: '412' } },
      { ...place, kind: 'guardian_decision', subjectId: ATHLETE, detail: { operation: 'POST /api/coaches/:id', athleteId: ATHLETE } },
    ]);
  });

  it('U-10 reading is not written, nor what changes nothing, nor what everybody does for themselves', async () => {
    await call('edit', requestOf('GET'));
    await call('look', requestOf('POST'));
    await call('own', requestOf('POST'));
    expect(log.entries).toEqual([]);
  });

  it('U-10 what failed is not written, and what a path holds that is no id is left out', async () => {
    const failing = { handle: () => throwError(() => new Error('refused')) };
    await expect(call('edit', requestOf('PUT'), failing)).rejects.toThrow('refused');
    expect(log.entries).toEqual([]);
    await call('edit', requestOf('PUT', { id: 'Marcus Lee, 17' }));
    expect(log.entries[0]?.detail).toEqual({ operation: 'PUT /api/coaches/:id' });
  });

  it('U-10 a route says itself what it did, to whom, or that it did nothing', async () => {
    const first = requestOf('POST', {}, null) as never;
    auditSubject(first, ATHLETE);
    await call('marked', requestOf('POST'));
    await call('marked', first);
    const second = requestOf('POST') as never;
    auditNothing(second);
    await call('marked', second);
    expect(log.entries.map(({ kind, subjectId, actor, detail }) => [kind, subjectId, actor, detail])).toEqual([
      ['password_changed', ADMIN, 'user', { operation: 'said' }],
      ['password_changed', ATHLETE, 'visitor', { operation: 'said' }],
    ]);
  });
});
