import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { SealedText } from '../../dist/platform/security/sealed-text.js';

const STAND_IN = fileURLToPath(new URL('../../test/mailbox/stand-in-process.mjs', import.meta.url));
export const PASSWORD = 'correct horse';

/** The provider of mailboxes of the tests as a process of its own. `order` tells it what to do. */
export async function startMailHost() {
  const flags = ['--experimental-transform-types', '--disable-warning=ExperimentalWarning'];
  const child = spawn(process.execPath, [...flags, STAND_IN], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  const { url, env, servers } = JSON.parse(String(line));
  const order = async (verb, body = {}) => {
    const answer = await fetch(`${url}/${verb}`, { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${verb}: ${answer.status}`);
    return answer.json();
  };
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { env, servers, order, stop };
}

/**
 * Athletes whose mailboxes box1@mail.example and so on are connected, straight into the tables; all of them have an email
 * of an hour ago. `key`: the server's ENCRYPTION_KEY.
 */
export async function addMailboxes(client, { imap, smtp }, key, count) {
  const { rows: users } = await client.query(
    `insert into users (id, username, email, password_hash, created_at)
     select gen_random_uuid(), 'box' || n, 'box' || n || '@example.org', 'x', now() from generate_series(1, $1::int) n
     returning id, username`,
    [count],
  );
  const cipher = new SealedText({ encryptionKeys: [key] });
  const boxes = users.map(({ id, username }) => ({ id, address: `${username}@mail.example`, password: cipher.seal(PASSWORD, id) }));
  await client.query(
    `insert into mailbox_accounts (user_id, address, username, password, imap_host, imap_port, imap_security, smtp_host,
       smtp_port, smtp_security, state, connection_id, connected_at, updated_at)
     select b.id, b.address, b.address, b.password, $2, $3, $4, $5, $6, $7, 'connected', gen_random_uuid(), now(), now()
     from json_to_recordset($1) as b(id uuid, address text, password text)`,
    [JSON.stringify(boxes), imap.host, imap.port, imap.security, smtp.host, smtp.port, smtp.security],
  );
}
