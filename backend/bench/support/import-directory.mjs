const STATES = ['OH', 'PA', 'TX', 'CA', 'FL', 'GA', 'MI', 'NC', 'VA', 'IL'];
const HEAD = 'name,division,city,state,conference,website_url,coach_name,coach_title,coach_email';

/**
 * Adds `schools` schools to the bundled directory, with 30 coaches each unless said otherwise: 328 make 1,000 schools and 10,000
 * coaches. `name`: the first word of theirs.
 */
export async function importDirectory(url, admin, schools, { coaches = schools * 30, name = 'College' } = {}) {
  const rows = [HEAD];
  for (let coach = 0; coach < coaches; coach += 1) {
    const school = Math.floor((coach * schools) / coaches);
    const place = `${name} ${school},D${(school % 3) + 1},Town ${school},${STATES[school % 10]},Conference ${school % 20}`;
    const site = `${name.toLowerCase()}${school}.example.edu`;
    rows.push(`${place},https://${site}/,Casey Sample${school}x${coach},Coach ${coach},c${coach}@${site}`);
  }
  const body = new FormData();
  body.set('csvFile', new Blob([rows.join('\n')], { type: 'text/csv' }), 'directory.csv');
  const headers = { cookie: admin, 'sec-fetch-site': 'same-origin' };
  const answer = await fetch(`${url}/api/admin/import-schools-csv`, { method: 'POST', body, headers });
  if (!answer.ok) throw new Error(await answer.text());
}
