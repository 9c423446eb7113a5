import { expect, type Page } from '@playwright/test';

/** The season that rosters are of now. */
export const SEASON = new Date().getUTCFullYear() - (new Date().getUTCMonth() < 7 ? 1 : 0);

/** A roster of fewer than 40 players is incomplete. */
const filler = Array.from({ length: 40 }, (_, at) => `Akron,${SEASON},Filler ${at},OL,So,6-4,290,,2`).join('\n');

const roster = `school,season,name,position,class,height,weight,starter,eligibility
Akron,${SEASON},Sam Starter,QB,So,6-3,215,yes,2
Akron,${SEASON},Zed Senior,QB,Sr,6-1,210,,0
Akron,${SEASON},Abe Junior,QB,Jr,6-2,220,,1
Akron,${SEASON},Fran Runner,RB,Fr,5-10,190,,3
${filler}
`;

/** Puts Akron's roster into the directory, as the admin who is signed in. */
export async function importRoster(page: Page, origin: string): Promise<void> {
  const csvFile = { name: 'roster.csv', mimeType: 'text/csv', buffer: Buffer.from(roster) };
  const headers = { origin };
  const answer = await page.request.post(`${origin}/api/admin/import-rosters-csv`, { multipart: { csvFile }, headers });
  expect(answer.ok()).toBe(true);
}
