import { expect, type Page } from '@playwright/test';
import { admin } from './server-process';

const coaches = [
  ['Akron', 'D1', 'Akron', 'OH', 'Wren Specimen', 'Head Coach', 'wren@akron.example.edu'],
  ['Akron', 'D1', 'Akron', 'OH', 'Pat Moore', 'Recruiting Coordinator', 'pat@akron.example.edu'],
  ['Akron', 'D1', 'Akron', 'OH', 'Quinn Dummett', 'Quarterbacks', 'quinn@akron.example.edu'],
  ['Akron', 'D1', 'Akron', 'OH', 'Tim Keane', 'Offensive Line', ''],
  ['Toledo', 'D1', 'Toledo', 'OH', 'Robin Sample', 'Head Coach', 'robin@toledo.example.edu'],
];

const profile = {
  firstName: 'Marcus',
  lastName: 'Lee',
  position: 'QB',
  graduationYear: 2027,
  birthdate: '2009-03-14',
  highSchool: 'Westlake High School',
  city: 'Austin',
  state: 'TX',
  hudlProfileUrl: 'https://www.hudl.com/profile/12',
};

async function ask<T>(page: Page, method: string, url: string, data?: object): Promise<T> {
  const answer = await page.request.fetch(url, { method, data, headers: { origin: new URL(url).origin } });
  expect(answer.ok(), `${method} ${url}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return (await answer.json().catch(() => null)) as T;
}

/** Puts five invented coaches at two schools into the directory, and `more`, as the admin. */
async function importCoaches(page: Page, origin: string, more: string[][] = []): Promise<void> {
  await ask(page, 'POST', `${origin}/api/login`, admin);
  const head = ['name', 'division', 'city', 'state', 'coach_name', 'coach_title', 'coach_email'];
  const text = [head, ...coaches, ...more].map((row) => row.join(',')).join('\n');
  const csvFile = { name: 'coaches.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  const answer = await page.request.post(`${origin}/api/admin/import-schools-csv`, {
    multipart: { csvFile },
    headers: { origin },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** A new athlete with a profile and, by their names, favorite schools. */
async function athlete(page: Page, origin: string, signUp: () => Promise<unknown>, favorites: string[]): Promise<void> {
  await signUp();
  await ask(page, 'PUT', `${origin}/api/user`, profile);
  // Most journeys write to the same coaches several times.
  await ask(page, 'PUT', `${origin}/api/user/email-settings`, { repeatDays: 0 });
  const schools = await ask<{ id: number; name: string }[]>(page, 'GET', `${origin}/api/schools`);
  for (const name of favorites) {
    const school = schools.find((one) => one.name === name);
    expect(school, name).toBeDefined();
    await ask(page, 'POST', `${origin}/api/user/favorites`, { schoolId: school?.id });
  }
}

/** A new campaign that is sent to the first `count` coaches with an address of the athlete's favorites. Resolves to its id. */
async function send(page: Page, origin: string, name: string, count: number): Promise<string> {
  const text = { name, subject: name, template: 'Coach {{coach_last_name}}, hello.' };
  const { id } = await ask<{ id: string }>(page, 'POST', `${origin}/api/user/campaigns`, text);
  const coaches = await ask<{ coachId: number; selectable: boolean }[]>(page, 'GET', `${origin}/api/campaigns/${id}/recipients`);
  const selectedCoachIds = coaches
    .filter(({ selectable }) => selectable)
    .slice(0, count)
    .map(({ coachId }) => coachId);
  expect(selectedCoachIds).toHaveLength(count);
  await ask(page, 'POST', `${origin}/api/user/campaigns/${id}/send`, { selectedCoachIds });
  return id;
}

/** What campaigns need before they can be sent: coaches, and an athlete with a profile and favorites. */
export const campaignSteps = { ask, athlete, importCoaches, send };
