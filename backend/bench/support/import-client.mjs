// Uploads a schools CSV in a process of its own, so that the reading and sending of the file delay no call that is measured beside it:
// import-client.mjs URL COOKIE FILE
import { openAsBlob } from 'node:fs';

const [url, cookie, file] = process.argv.slice(2);
const body = new FormData();
body.set('csvFile', await openAsBlob(file, { type: 'text/csv' }), 'directory.csv');
const headers = { cookie, 'sec-fetch-site': 'same-origin' };
const answer = await fetch(`${url}/api/admin/import-schools-csv`, { method: 'POST', body, headers });
if (!answer.ok) throw new Error(await answer.text());
