import { readFileSync } from 'node:fs';
import type { AuditLineDto } from '@/shared/api';
import { auditNotes, auditPeople, auditRange, auditTitle } from './audit-words';

const line = (over: Partial<AuditLineDto> = {}): AuditLineDto => ({
  id: 'one',
  at: '2026-11-21T16:04:12.000Z',
  kind: 'signed_in',
  actor: 'user',
  actorId: 'a',
  actorName: 'marcus',
  subjectId: 'a',
  subjectName: 'marcus',
  address: '203.0.113.x',
  detail: {},
  ...over,
});

interface Document {
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: { AuditLineDto: { properties: { kind: { enum: AuditLineDto['kind'][] } } } } };
}

const document = JSON.parse(readFileSync('../backend/openapi.json', 'utf8')) as Document;

describe('the words of the audit log', () => {
  it('U-10 there are words for every kind of entry', () => {
    const all = document.components.schemas.AuditLineDto.properties.kind.enum;
    expect(all.filter((kind) => auditTitle(line({ kind })) === kind)).toEqual([]);
  });

  it('U-10 there are words for every route by which an admin or a guardian changes something', () => {
    const marked = [
      /\/deletion$/u,
      /\/admin\/users\//u,
      /debug-csv|inspect-import-csv/u,
      /family\/invitations$/u,
      /^DELETE \/api\/family\/athletes\/:athleteId$/u,
    ];
    const routes = Object.entries(document.paths)
      .filter(([path]) => path.startsWith('/api/admin/') || path.startsWith('/api/family/'))
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/gu, ':$1')}`))
      .filter((route) => !route.startsWith('GET ') && !marked.some((pattern) => pattern.test(route)));
    expect(routes.length).toBeGreaterThan(20);
    const plain = ['Changed something as an admin', 'Decided as a guardian'];
    expect(routes.filter((operation) => plain.includes(auditTitle(line({ kind: 'admin_edit', detail: { operation } }))))).toEqual([]);
  });

  it('U-10 says which one, who and about whom', () => {
    expect(auditTitle(line({ kind: 'admin_edit', detail: { operation: 'PUT /api/admin/coaches/:id', id: '412' } }))).toBe(
      'Changed a coach (412)',
    );
    expect(auditPeople(line())).toBe('by marcus');
    expect(auditPeople(line({ actorName: null }))).toBe('by a deleted account');
    expect(auditPeople(line({ subjectId: 'b', subjectName: 'maya' }))).toBe('by marcus, about maya');
    expect(auditPeople(line({ actor: 'visitor', actorId: null, actorName: null }))).toBe('by someone who was not signed in, about marcus');
    expect(auditPeople(line({ actor: 'server', actorId: null, subjectId: null }))).toBe('by the server');
  });

  it('U-10 says from where, what was decided and that there was more', () => {
    expect(auditNotes(line({ detail: { decision: 'declined', more: true } }))).toEqual([
      'from 203.0.113.x',
      'not approved',
      'more on that day are not listed',
    ]);
    expect(auditNotes(line({ address: null }))).toEqual([]);
  });

  it('U-10 the last day is part of what is asked for', () => {
    const { from, to } = auditRange('2026-11-01', '2026-11-30');
    expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBeGreaterThan(29.9 * 24 * 3600_000);
    expect(new Date(to ?? '').getDate()).toBe(1);
    expect(auditRange('', '')).toEqual({});
  });
});
