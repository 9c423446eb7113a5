import { addPasskey } from '../support/second-factors.js';
import type { TestApp } from '../support/test-app.js';

/** Paths to a passkey of another account. */
export async function foreignPasskeys(app: TestApp): Promise<string[]> {
  const { id } = await addPasskey(app, await app.agent());
  return [`/api/user/passkeys/${id}`];
}
