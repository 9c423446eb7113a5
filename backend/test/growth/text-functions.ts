import { AKRON_TARGET, MARCUS_MATERIAL } from '../../src/modules/ai/strategy/testing/strategy-fixture.js';
import { ATHLETE, COACH } from './people.js';
import { writingFunctions } from './writing-functions.js';
import { staffPages } from './staff-page-functions.js';

export type TextFunction = (text: string) => unknown;

/** Every function of the server that loops over a text that people write, by its name. They are loaded after counting began. */
export async function textFunctions(): Promise<[name: string, run: TextFunction][]> {
  return [
    ...(await writingFunctions()),
    ...(await mails()),
    ...(await directory()),
    ...(await staffPages()),
    ...(await advice()),
    ...(await profile()),
  ];
}

async function mails(): Promise<[string, TextFunction][]> {
  const { templateTokens } = await import('../../src/modules/campaigns/writing/domain/templates/template-tokens.js');
  const { checkPiece } = await import('../../src/modules/campaigns/checks/domain/check-piece.js');
  const { KnownNames } = await import('../../src/modules/campaigns/checks/domain/names/known-names.js');
  const { AthleteNames } = await import('../../src/modules/campaigns/checks/domain/names/athlete-names.js');
  const { htmlEmail } = await import('../../src/modules/campaigns/writing/domain/templates/html-email.js');
  const { renderMail } = await import('../../src/modules/campaigns/writing/domain/templates/render-mail.js');
  const { plainSubject } = await import('../../src/modules/campaigns/replies/domain/plain-subject.js');
  const { correspondentOf } = await import('../../src/modules/campaigns/suspicion/domain/mail-address.js');
  const { classifyMessage } = await import('../../src/modules/campaigns/replies/domain/classify-message.js');
  const { namedIds } = await import('../../src/modules/campaigns/replies/domain/choose-mail.js');
  const { isOutsideDomain } = await import('../../src/modules/campaigns/suspicion/domain/is-outside-domain.js');
  const { suspicionsOf } = await import('../../src/modules/campaigns/suspicion/domain/suspicions-of.js');
  const { readMailAddress } = await import('../../src/shared-kernel/mail-address.js');
  const known = new KnownNames();
  await known.addSchools([{ id: 1, name: 'Ohio State', aliases: ['a a a a b'], city: 'Columbus', mascot: 'Buckeyes' }]);
  await known.addCoaches([{ firstName: 'Nick', lastName: 'Saban', schoolId: 1 }]);
  await known.build();
  const own = await AthleteNames.of({ never: ['Marcus Lee'], highSchoolCoaches: [], contacts: [] });
  const message = (text: string) => {
    const headers = { from: text, subject: text, references: text, 'in-reply-to': text, 'content-type': text, precedence: text };
    return { id: '1', threadId: '1', receivedAt: new Date(0), labels: [], snippet: text, headers };
  };
  return [
    ['templateTokens', templateTokens],
    ['htmlLetter', (text) => htmlEmail(text, 'https://recruit.test/o/1')],
    ['renderMail', (text) => renderMail({ subject: text, template: text }, ATHLETE, COACH)],
    ['renderMail with a signature', (text) => renderMail({ subject: 'Film', template: text }, { ...ATHLETE, signature: text }, COACH)],
    ['checkPiece', (text) => checkPiece({ part: 'text', line: 1, isSame: true, write: () => text }, text, { known, own })],
    ['plainSubject', plainSubject],
    ['correspondentOf', correspondentOf],
    ['classifyMessage', (text) => classifyMessage(message(text), ['a@b.co'])],
    ['namedIds', (text) => namedIds(message(text))],
    ['isOutsideDomain', (text) => isOutsideDomain(text, { toAddress: text, websiteUrl: text, domains: [text] })],
    [
      'suspicionsOf',
      (text) => suspicionsOf({ toAddress: text, websiteUrl: text, domains: [text], schoolName: text }, { from: text, subject: text, text }),
    ],
    ['readMailAddress', readMailAddress],
  ];
}

async function directory(): Promise<[string, TextFunction][]> {
  const { SchoolMatcher } = await import('../../src/modules/schools/own-lists/domain/school-matcher.js');
  const { readOwnListRow } = await import('../../src/modules/schools/own-lists/domain/read-own-list-row.js');
  const { guessMapping } = await import('../../src/modules/schools/own-lists/domain/guess-mapping.js');
  const { plainName } = await import('../../src/modules/schools/own-lists/domain/plain-name.js');
  const { nameKey } = await import('../../src/modules/schools/directory/domain/name-key.js');
  const { roleOfTitle } = await import('../../src/modules/schools/directory/domain/coach-title.js');
  const { splitName } = await import('../../src/modules/schools/directory/domain/person-name.js');
  const { lineOfText } = await import('../../src/modules/schools/directory/domain/line-of-text.js');
  const { tidyText } = await import('../../src/modules/schools/outreach/domain/tracking.js');
  const { readPhone } = await import('../../src/modules/schools/directory/domain/phone.js');
  const { csvLine } = await import('../../src/modules/schools/tables/domain/csv-line.js');
  const { readHeightInches } = await import('../../src/modules/schools/directory/domain/roster/height.js');
  const { readRosterPosition } = await import('../../src/modules/schools/directory/domain/roster/roster-position.js');
  const { readClassYear } = await import('../../src/modules/schools/directory/domain/roster/class-year.js');
  const { sniffDelimiter } = await import('../../src/modules/schools/tables/adapters/csv/sniff-delimiter.js');
  const { readState } = await import('../../src/shared-kernel/us-state.js');
  const { readWebAddress } = await import('../../src/shared-kernel/web-address.js');
  const schools = ['Akron', 'Penn State', 'Miami (OH)'].map((name, id) => {
    return { id, name, nameKey: nameKey(name), aliases: [], state: 'OH', division: 'D1' as const };
  });
  const mapping = { name: 0, state: 0, leadLevel: 0, filmSent: 0, notes: 0, nextStep: 0 };
  return [
    ['SchoolMatcher.find', (text) => new SchoolMatcher(schools).find(text, 'OH')],
    ['readOwnListRow', (text) => readOwnListRow(mapping, [text], { row: 1, line: 1 })],
    ['guessMapping', (text) => guessMapping([text])],
    ['plainName', plainName],
    ['nameKey', nameKey],
    ['roleOfTitle', roleOfTitle],
    ['splitName', splitName],
    ['lineOfText', (text) => lineOfText('name', text)],
    ['tidyText', tidyText],
    ['readPhone', readPhone],
    ['csvLine', (text) => csvLine([text])],
    ['readHeightInches', readHeightInches],
    ['readRosterPosition', readRosterPosition],
    ['readClassYear', (text) => readClassYear(text, 2026)],
    ['sniffDelimiter', sniffDelimiter],
    ['readState', readState],
    ['readWebAddress', readWebAddress],
  ];
}

/** Fit, recruiting rules, the plan and Gmail. */
async function advice(): Promise<[string, TextFunction][]> {
  const { townKey } = await import('../../src/modules/schools/fit/domain/places/town-key.js');
  const { countPlayers } = await import('../../src/modules/schools/fit/domain/rosters/fit-positions.js');
  const { readRule } = await import('../../src/modules/schools/rules/domain/read-rule.js');
  const { contactWindow } = await import('../../src/modules/schools/rules/domain/contact-window.js');
  const { failureOf } = await import('../../src/modules/gmail/google/domain/connect-failure.js');
  const { nameList } = await import('../../src/modules/ai/strategy/domain/name-list.js');
  const { asksOf } = await import('../../src/modules/ai/strategy/domain/schools/asks-of.js');
  const { dayIn } = await import('../../src/modules/ai/strategy/domain/calendar/day-in.js');
  const { listAreas } = await import('../../src/modules/ai/strategy/domain/list-areas.js');
  const { writeStrategy } = await import('../../src/modules/ai/strategy/domain/write-strategy.js');
  // A school for each 64 characters, which are its name and a sentence of its fit.
  const targets = (text: string) =>
    (text.match(/.{1,64}/gsu) ?? []).map((name, id) => ({ ...AKRON_TARGET, id, name, fit: { ...AKRON_TARGET.fit, changes: [name] } }));
  const rule = RULE_COLUMNS.map((column) => [column, RULE[column] ?? ''] as const);
  return [
    ['townKey', townKey],
    ['countPlayers', (text) => countPlayers(2, text)],
    ...RULE_COLUMNS.map((changed): [string, TextFunction] => {
      return [
        `readRule ${changed}`,
        (text) => readRule(Object.fromEntries(rule.map(([column, value]) => [column, column === changed ? text : value]))),
      ];
    }),
    [
      'contactWindow',
      (text) =>
        contactWindow(
          text.split(' ').map(() => readRule(RULE)),
          { division: 'D1', subdivision: null, classYear: 2027, today: '2026-11-21' },
        ),
    ],
    ['failureOf', failureOf],
    [
      'nameList',
      (text) =>
        nameList(
          text.split(' ').map((name) => ({ name })),
          3,
        ),
    ],
    ['listAreas', (text) => listAreas({ ...MARCUS_MATERIAL, schools: targets(text) })],
    [
      'writeStrategy for a long name',
      (text) => writeStrategy({ ...MARCUS_MATERIAL, schools: [{ ...AKRON_TARGET, name: text, city: text }] }),
    ],
    ['asksOf', (text) => asksOf(text, '2026-11-21')],
    ['dayIn', (text) => dayIn(text, '2026-11-21')],
    ['writeStrategy for many schools', (text) => writeStrategy({ ...MARCUS_MATERIAL, schools: targets(text) })],
  ];
}

async function profile(): Promise<[string, TextFunction][]> {
  const { readProfileChanges } = await import('../../src/modules/profile/athlete/domain/read-profile-changes.js');
  const { readHeight } = await import('../../src/modules/profile/fields/domain/readers/read-height.js');
  const { readTwitterHandle } = await import('../../src/modules/profile/fields/domain/readers/read-twitter-handle.js');
  const { readClip } = await import('../../src/modules/profile/film/domain/read-clip.js');
  const { filmLink } = await import('../../src/modules/profile/film/domain/film-link.js');
  const { filmPlayer } = await import('../../src/modules/profile/film/domain/film-player.js');
  const { oneLine } = await import('../../src/modules/profile/athlete/domain/one-line.js');
  const { opponentKey } = await import('../../src/modules/profile/stats/domain/games/opponent-key.js');
  const { readStatFile } = await import('../../src/modules/profile/stats/domain/maxpreps/read-stat-file.js');
  const { statsPathOf } = await import('../../src/modules/profile/stats/domain/maxpreps/maxpreps-page.js');
  const { pagePropsOf } = await import('../../src/modules/profile/stats/adapters/maxpreps/page-props.js');
  const fields = [
    'firstName',
    'lastName',
    'height',
    'email',
    'city',
    'state',
    'highSchool',
    'phone',
    'twitterHandle',
    'hudlProfileUrl',
    'birthdate',
  ];
  return [
    ['readProfileChanges', (text) => readProfileChanges(Object.fromEntries(fields.map((field) => [field, text])), new Date(0))],
    ['readProfileChanges, a measurement', (value) => readProfileChanges({ fortyYardDash: { value, place: value } }, new Date(0))],
    ['readHeight', readHeight],
    ['readTwitterHandle', readTwitterHandle],
    ['readClip', (text) => readClip({ title: text, url: text })],
    ['filmLink', (text) => filmLink(`https://hudl.com/${text}`)],
    ['filmPlayer', (text) => filmPlayer(`https://hudl.com/${text}`)],
    ['oneLine', oneLine],
    ['opponentKey', opponentKey],
    ['readStatFile', (text) => readStatFile(text, '12')],
    ['readStatFile, as many lines of one player', (text) => readStatFile(`Jersey|Sacks\n${'12|1\n'.repeat(text.length)}`, '12')],
    ['readStatFile, as many fields', (text) => readStatFile(`Jersey|${'Sacks|'.repeat(text.length)}\n12|1`, '12')],
    ['statsPathOf', statsPathOf],
    ['pagePropsOf', (text) => pagePropsOf(`<script id="__NEXT_DATA__">${text}self.__next_f.push(${text}`)],
  ];
}

const RULE: Record<string, string> = {
  rule_id: 'r1',
  body: 'NCAA',
  division: 'D1',
  sport: 'football',
  channel: 'writing',
  anchor: 'grade',
  starts: 'class-2 06-15',
  text: 'They may write.',
  source_url: 'https://example.org',
  source_kind: 'association',
  verified_on: '2026-11-01',
  status: 'in force',
};

const RULE_COLUMNS = ['rule_id', 'text', 'starts', 'anchor', 'channel', 'source_url', 'verified_on', 'effective_from', 'status'];
