const STATES = ['OH', 'PA', 'TX', 'CA', 'FL', 'GA', 'MI', 'NC', 'VA', 'IL'];
const HEAD = 'name,division,city,state,conference,website_url,coach_name,coach_title,coach_email';

/** Adds `schools` schools with 30 coaches each to the bundled directory: 328 make 1,000 schools and 10,000 coaches. */
export async function importDirectory(url, admin, schools) {
  const rows = [HEAD];
  for (let school = 0; school < schools; school += 1) {
    for (let coach = 0; coach < 30; coach += 1) {
      const place = `College ${school},D${(school % 3) + 1},Town ${school},${STATES[school % 10]},Conference ${school % 20}`;
      rows.push(
        `${place},https://college${school}.example.edu/,Casey Sample${school}x${coach},Coach ${coach},c${coach}@college${school}.example.edu`,
      );
    }
  }
  const body = new FormData();
  body.set('csvFile', new Blob([rows.join('\n')], { type: 'text/csv' }), 'directory.csv');
  const headers = { cookie: admin, 'sec-fetch-site': 'same-origin' };
  const answer = await fetch(`${url}/api/admin/import-schools-csv`, { method: 'POST', body, headers });
  if (!answer.ok) throw new Error(await answer.text());
}
