import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { expect } from './app-server';

export const json = async <T>(request: APIRequestContext, path: string) => (await (await request.get(path)).json()) as T;

/** The line that tells of the connection. */
export const notice = (page: Page) => page.getByRole('status', { name: 'Connection', exact: true });
export const star = (page: Page, school: string) => page.getByRole('button', { name: `Favorite: ${school}`, exact: true });

/** The schools become favorites. Resolves with the ids of the directory by name. */
export async function favorites(page: Page, origin: string, ...names: string[]): Promise<(name: string) => number> {
  const schools = await json<{ id: number; name: string }[]>(page.request, '/api/schools');
  const idOf = (name: string) => schools.find((school) => school.name === name)?.id ?? 0;
  for (const name of names) await page.request.post('/api/user/favorites', { data: { schoolId: idOf(name) }, headers: { origin } });
  return idOf;
}

/** The worker is there, answers for this page, and the device has what can be read without a connection. */
export async function untilKept(page: Page, ...endpoints: string[]): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  for (const endpoint of endpoints) {
    await expect
      .poll(async () => (await keptOf(page)).answers.filter((key) => key.startsWith(endpoint)).length, { timeout: 30_000 })
      .toBe(1);
  }
}

interface Kept {
  owner: { userId: string; isLocked: boolean } | null;
  answers: string[];
  changes: number;
}

/** What this device keeps; read beside the app. */
export function keptOf(page: Page): Promise<Kept> {
  return page.evaluate(
    () =>
      new Promise<Kept>((resolve, reject) => {
        const opening = indexedDB.open('recruit-device');
        opening.onerror = () => reject(new Error('The device store can not be opened'));
        opening.onsuccess = () => {
          const database = opening.result;
          const none = { owner: null, answers: [], changes: 0 };
          if (!database.objectStoreNames.contains('owner')) {
            database.close();
            return resolve(none);
          }
          const reading = database.transaction(['owner', 'answers', 'changes']);
          const owner = reading.objectStore('owner').get('owner') as IDBRequest<Kept['owner'] | undefined>;
          const answers = reading.objectStore('answers').getAllKeys();
          const changes = reading.objectStore('changes').count();
          reading.oncomplete = () => {
            database.close();
            resolve({ owner: owner.result ?? null, answers: answers.result.map(String), changes: changes.result });
          };
        };
      }),
  );
}

/** Cuts the network of the browser, or gives it back; the page notices by itself. */
export async function cut(context: BrowserContext, page: Page, isCut: boolean): Promise<void> {
  await context.setOffline(isCut);
  const line = notice(page);
  if (isCut) await expect(line).toContainText('You’re offline.');
  else await expect(line).not.toContainText('You’re offline.', { timeout: 30_000 });
}

/** Takes answers away from this device, as if they had never been kept. */
export async function forget(page: Page, ...keys: string[]): Promise<void> {
  await page.evaluate(
    (all) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('recruit-device');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('answers', 'readwrite');
          for (const key of all) writing.objectStore('answers').delete(key);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    keys,
  );
}
