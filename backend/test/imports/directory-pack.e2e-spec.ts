import { gunzipSync, gzipSync } from 'node:zlib';

import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface Result {
  importId: string;
  end: string;
  schools: { total: number; created: number; changed: number };
  coaches: { total: number; created: number; changed: number };
  first: { coach: string | null; before: string | null; after: string | null }[];
}

describe('a directory pack over HTTP', () => {
  let one: TestApp;
  let two: TestApp;
  let from: Agent;
  let to: Agent;

  beforeAll(async () => {
    [one, two] = [await startTestApp(), await startTestApp()];
    [from, to] = [await one.admin(), await two.admin()];
    const akron = await schoolId(from);
    await from.post('/api/admin/coaches', {
      schoolId: akron,
      name: 'Dana Fieldhouse',
      title: 'Head Coach',
      email: 'dana@akron.example.edu',
    });
    await to.post('/api/admin/coaches', { schoolId: await schoolId(to), name: 'Dana Fieldhouse', email: 'old@akron.example.edu' });
    const athlete = await one.agent();
    await athlete.post('/api/user/contacts', { schoolId: akron, name: 'Private Contact', email: 'private@akron.example.edu' });
  });

  afterAll(() => Promise.all([one.close(), two.close()]));

  async function schoolId(agent: Agent): Promise<number | undefined> {
    return (await agent.get<{ id: number; name: string }[]>('/api/schools')).body.find(({ name }) => name === 'Akron')?.id;
  }

  async function exported(): Promise<Buffer> {
    const answer = await fetch(`${from.url}/api/admin/directory-pack`, { headers: { cookie: from.cookie } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/gzip');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="recruit-directory-20\d\d-\d\d-\d\d\.ndjson\.gz"$/);
    return Buffer.from(await answer.arrayBuffer());
  }

  function send<T = Result>(bytes: Uint8Array, fields: Record<string, string> = {}, agent = to) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('packFile', new File([new Uint8Array(bytes)], 'pack.ndjson.gz', { type: 'application/gzip' }));
    return agent.post<T>('/api/admin/import-directory-pack', form);
  }

  const email = async () => {
    const { body } = await to.get<{ coaches: { email: string }[] }>(`/api/schools/${await schoolId(to)}`);
    return body.coaches[0]?.email;
  };

  it('B-06 shows the difference to another server first, is taken over, and is undone like any import', async () => {
    const file = await exported();
    expect(gunzipSync(file).toString()).not.toContain('private@akron.example.edu');
    const tried = (await send(file, { dryRun: 'true' })).body;
    expect(tried).toMatchObject({
      end: 'tried',
      schools: { total: 846, created: 0, changed: 0 },
      coaches: { total: 1, created: 0, changed: 1 },
    });
    expect(tried.first).toContainEqual(expect.objectContaining({ before: 'old@akron.example.edu', after: 'dana@akron.example.edu' }));
    expect(await email()).toBe('old@akron.example.edu');

    const { importId } = (await send(file)).body;
    expect(await email()).toBe('dana@akron.example.edu');
    const imports = (await to.get<{ id: string; kind: string; status: string }[]>('/api/admin/imports')).body;
    expect(imports[0]).toMatchObject({ id: importId, kind: 'pack', status: 'applied' });
    await to.post(`/api/admin/imports/${importId}/undo`);
    expect(await email()).toBe('old@akron.example.edu');
  });

  it('B-06 a changed pack, another file and none are refused, and nothing is stored', async () => {
    const text = gunzipSync(await exported()).toString();
    const changed = await send<{ code: string }>(gzipSync(text.replace('dana@akron', 'evil@akron')));
    const other = await send<{ code: string }>(Buffer.from('name,state\nAkron,OH\n'));
    const none = await to.post<{ code: string }>('/api/admin/import-directory-pack', new FormData());
    expect([changed, other, none].map(({ status, body }) => [status, body.code])).toEqual([
      [400, 'damaged_pack'],
      [400, 'not_pack'],
      [400, 'no_file'],
    ]);
    expect(await email()).toBe('old@akron.example.edu');
  });

  it('B-06 is the admins’ alone', async () => {
    const athlete = await two.agent();
    expect((await athlete.get('/api/admin/directory-pack')).status).toBe(403);
    expect((await send(new Uint8Array(), {}, athlete)).status).toBe(403);
  });
});
