// The worst requests that an ordinary account may make, each as { name, send, once }: `send(athlete)` resolves with the answers,
// `once` when a second one at the same time would only be refused. `athlete` has url, cookie, model and what fillAccount answers.
const KILO = 1_000;

function call({ url, cookie }, method, path, body, headers = {}) {
  const signal = AbortSignal.timeout(180 * KILO);
  return fetch(new URL(path, url), { method, headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers }, body, signal });
}

const get = (path) => (athlete) => call(athlete, 'GET', typeof path === 'string' ? path : path(athlete));
const json = (athlete, method, path, body, headers = {}) =>
  call(athlete, method, path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });

function file(athlete, path, field, content, fields = {}) {
  const form = new FormData();
  form.append(field, new Blob([content], { type: 'text/csv' }), 'list.csv');
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return call(athlete, 'POST', path, form);
}

const BUILT_IN = { writer: 'built-in' };
const improve =
  (text, improvementType = 'grammar') =>
  (athlete) =>
    json(athlete, 'POST', '/api/ai/improve-email', { currentEmail: text, improvementType, ...BUILT_IN });
const generate = (context) => (athlete) => json(athlete, 'POST', '/api/ai/generate-email', { tone: 'professional', context, ...BUILT_IN });
const subjects = (text) => (athlete) =>
  json(athlete, 'POST', '/api/ai/generate-subject-lines', { emailContent: text, count: 10, ...BUILT_IN });
/** The model answers with `text`, at once or as a stream. */
const modelSays = (text, headers) => (athlete) => {
  athlete.model.says = text;
  return json(athlete, 'POST', '/api/ai/generate-email', { tone: 'professional' }, headers);
};
/** Held against everything that is recorded, while the athlete writes. */
const check = (text) => (athlete) => json(athlete, 'POST', '/api/ai/check-text', { text: fill(text, 20 * KILO) });
const STREAM = { accept: 'text/event-stream' };

const CAPITALS = 'Coach Saban\nOf Ohio State '.repeat(228).slice(0, 5_923);
const fill = (piece, length) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const OWN_LIST = '/api/user/target-schools/import-csv';
const WORDS = ['University', 'College', 'State', 'Northern', 'Saint', 'Lake', 'Valley', 'Tech', 'Central', 'Forest', 'River', 'Mount'];
/** Rows of names of `length` characters, none of which is a school, so that likely ones are looked for. */
function names(length, rows, rest = '') {
  const name = (row) => fill(`${WORDS.map((_, at) => WORDS[(row * 7 + at * (1 + (row % 11))) % WORDS.length]).join(' ')} ${row} `, length);
  return ['School,State,Notes', ...Array.from({ length: rows }, (_, row) => `${name(row)},TX,${rest}`)].join('\n');
}
const inspect = (content) => (athlete) => file(athlete, `${OWN_LIST}/inspect`, 'csvFile', content);
const importList = (content) => (athlete) =>
  file(athlete, OWN_LIST, 'csvFile', content, { nameColumn: '0', stateColumn: '1', notesColumn: '2', dryRun: 'true' });

async function photo(athlete, bytes) {
  const issued = await json(athlete, 'POST', '/api/profile-picture/upload-url', {});
  if (!issued.ok) return issued;
  const { uploadURL } = await issued.json();
  const put = await call(athlete, 'PUT', uploadURL, bytes);
  if (!put.ok) return put;
  return json(athlete, 'PUT', '/api/profile-picture', { profileImageUrl: uploadURL });
}

const statFile = (content) => (athlete) =>
  file(athlete, '/api/user/import-stat-file', 'statsFile', content, {
    opponent: 'Northfield',
    date: '2026-08-28',
    jersey: '7',
    dryRun: 'true',
  });

let nextDraft = 0;
/** Makes room for one more Send under the caps of waiting and of all emails. */
const forgetKeptMails = ({ query }) => query(`delete from campaign_emails where sent_at is null`);

/** Writes every draft that is left to the 5,000 coaches that one Send may have; kept, so that nothing leaves. */
async function sendCampaign(athlete) {
  const id = athlete.drafts[nextDraft];
  nextDraft += 1;
  // These coaches were all written to before.
  const confirmed = athlete.coachIds.map((coachId) => ({ coachId, code: 'recent_contact' }));
  return json(athlete, 'POST', `/api/user/campaigns/${id}/send`, { selectedCoachIds: athlete.coachIds, confirmed, keep: true });
}

let nextWeight = 150;
/** The scores of all schools for a profile that changed just now. */
async function scoresAnew(athlete) {
  nextWeight = 150 + ((nextWeight + 1) % 150);
  await json(athlete, 'PUT', '/api/user', { weight: nextWeight });
  return get('/api/user/school-fits')(athlete);
}

const forgetCopy = ({ query }) => query('delete from data_exports');

/** Until the file is there. */
async function copyOfData(athlete) {
  await json(athlete, 'POST', '/api/user/export', {});
  for (;;) {
    const { state } = await (await get('/api/user/export')(athlete)).json();
    if (state === 'ready') return get('/api/user/export/file')(athlete);
    if (state !== 'making') throw new Error(`the copy is ${state}`);
    await new Promise((resume) => setTimeout(resume, 100));
  }
}

export function heavyInputs(pictures) {
  return [
    ...TEXTS,
    ...FILES_AND_BODIES,
    ...READS,
    ...pictures.map(({ name, bytes }) => ({ name, send: (athlete) => photo(athlete, bytes) })),
  ];
}

const TEXTS = [
  { name: '5,923 characters of capitals and line breaks to improve', send: improve(CAPITALS) },
  { name: 'a model answer of 5,923 characters of capitals and line breaks', send: modelSays(CAPITALS) },
  { name: 'a model answer of 300 kB', send: modelSays(fill('Coach Saban\nOf Ohio State ', 300 * KILO)) },
  { name: 'a model answer of 60 kB', send: modelSays(fill('Coach Saban\nOf Ohio State ', 60 * KILO)) },
  { name: 'a streamed model answer of 60 kB', send: modelSays(fill('Coach Saban\nOf Ohio State ', 60 * KILO), STREAM) },
  { name: 'a streamed model answer of 60 kB of figures', send: modelSays(fill('1.2 3-4 ', 60 * KILO), STREAM) },
  { name: 'a word of 10,000 characters', send: improve('a'.repeat(10 * KILO)) },
  { name: '"1-" 9,950 times', send: improve('1-'.repeat(9_950)) },
  { name: '"1- " 6,600 times', send: improve('1- '.repeat(6_600)) },
  { name: '20 kB of "a."', send: improve('a.'.repeat(10 * KILO)) },
  {
    name: '20 kB of "a." to a model',
    send: (athlete) => json(athlete, 'POST', '/api/ai/improve-email', { currentEmail: 'a.'.repeat(10 * KILO), improvementType: 'tone' }),
  },
  { name: '20 kB of spaces', send: improve(`a${' '.repeat(19 * KILO)}b`) },
  { name: '20 kB of placeholders', send: improve('{{school_name|'.repeat(1_400), 'tone') },
  { name: '20 kB of open brackets to subject lines', send: subjects('{{[('.repeat(5_000)) },
  { name: '2 kB of capitals as context', send: generate(fill('A B\nC ', 2 * KILO)) },
  { name: '20 kB of figures to check', send: check('1.2 3-4 ') },
  { name: '20 kB of school names to check', send: check('Ohio State University of Miami A&M ') },
  { name: '20 kB of claims in one sentence to check', send: check('and I ran a 4.41 forty at 6 foot 2 ') },
  { name: '20 kB of claims to check', send: check('I have two offers. My GPA is 3.92. ') },
];

const FILES_AND_BODIES = [
  { name: 'an own list of 480 kB with 1,000 names of 480 characters', send: importList(names(470, KILO)) },
  { name: 'an own list of 5,000 names of 120 characters', send: importList(names(120, 5_000)) },
  { name: 'an own list of 5,000 names and notes, 2 MB', send: importList(names(110, 5_000, fill('call ', 290))) },
  { name: 'an own list of 5,000 quoted line breaks, 2 MB', send: importList(names(20, 5_000, `"${fill('\n', 370)}"`)) },
  { name: 'a look at an own list of 5,000 rows of 380 columns, 2 MB', send: inspect(`${fill('a,', 400)}\n`.repeat(4_999)) },
  { name: 'a stat file of one line, 1 MB', send: statFile('1|'.repeat(500 * KILO)) },
  { name: 'a stat file of 150,000 lines, 1 MB', send: statFile(`Jersey|Rush\n${'7|1\n'.repeat(150 * KILO)}`) },
  { name: 'one megabyte of JSON', send: (athlete) => json(athlete, 'PUT', '/api/user', { firstName: 'a'.repeat(KILO * KILO) }) },
  {
    name: '250 kB of a wrong profile',
    send: (athlete) => json(athlete, 'PUT', '/api/user', Object.fromEntries(Array.from({ length: 20 * KILO }, (_, at) => [`a${at}`, at]))),
  },
  {
    name: '250 kB of nested JSON',
    send: (athlete) => call(athlete, 'PUT', '/api/user', '['.repeat(250 * KILO), { 'content-type': 'application/json' }),
  },
  {
    name: 'a Send with 40,000 coach numbers',
    send: (athlete) =>
      json(athlete, 'POST', `/api/user/campaigns/${athlete.drafts[0]}/send`, {
        selectedCoachIds: Array.from({ length: 40 * KILO }, (_, at) => at),
      }),
  },
  {
    name: '8,000 confirmations',
    send: (athlete) =>
      json(athlete, 'POST', `/api/user/campaigns/${athlete.sent}/send-kept`, {
        confirmed: Array.from({ length: 8 * KILO }, (_, at) => ({ coachId: at + 1, code: 'x' })),
      }),
  },
];

const READS = [
  { name: 'all campaigns, 2,000 of 20,000 characters', send: get('/api/user/campaigns') },
  { name: 'all tracked schools with notes', send: get('/api/user/target-schools') },
  { name: 'the own list as CSV', send: get(`${OWN_LIST.replace('/import-csv', '')}/export.csv`) },
  { name: 'the directory', send: get('/api/schools') },
  { name: 'all favorites with scores', send: get('/api/user/favorites') },
  { name: 'the emails of a campaign of 5,000', send: get(({ sent }) => `/api/campaigns/${sent}/emails`) },
  { name: 'the recipients of all favorites', send: get(({ sent }) => `/api/campaigns/${sent}/recipients`) },
  { name: 'the contacts', send: get('/api/user/contacts') },
  { name: 'the account with 300 games', send: get('/api/user') },
  { name: 'the figures of all games', send: get('/api/user/games/summary') },
  { name: 'Home', send: get('/api/user/home') },
  { name: 'analytics of 95,000 mails', send: get('/api/user/analytics?range=all&zone=America/Chicago') },
  { name: 'the timeline of a school', send: get(({ schoolId }) => `/api/schools/${schoolId}/timeline`) },
  { name: 'the conversations with 5,000 coaches', send: get('/api/user/conversations') },
  { name: 'what a deletion would remove', send: get('/api/user/delete-account') },
  { name: 'a copy of all data', send: copyOfData, once: true, before: forgetCopy, expect: 200 },
  { name: 'the activity', send: get('/api/user/activity') },
  { name: 'the document of Home', send: get('/') },
  { name: 'the document of Schools', send: get('/recruiting') },
  { name: 'the document of Email Campaigns', send: get('/campaigns') },
  { name: 'the scores of all schools, anew', send: scoresAnew },
  { name: 'the fit of a school', send: get(({ schoolId }) => `/api/schools/${schoolId}/fit-analysis`) },
  { name: 'the suggestions', send: get('/api/user/school-suggestions') },
  { name: 'the contact windows', send: get('/api/user/contact-windows') },
  {
    name: 'a plan over all favorites',
    send: (athlete) => json(athlete, 'POST', '/api/ai/recruiting-strategy', { zone: 'America/Chicago', ...BUILT_IN }),
  },
  { name: 'the profile as PDF', send: get('/api/user/resume.pdf') },
  { name: 'a Send to 5,000 coaches, 20,000 characters each', send: sendCampaign, once: true, before: forgetKeptMails, expect: 200 },
  {
    name: 'ten sign-ins with a wrong password',
    send: (athlete) => json(athlete, 'POST', '/api/login', { username: 'nobody', password: 'x'.repeat(KILO) }),
  },
];
