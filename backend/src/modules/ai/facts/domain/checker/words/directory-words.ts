import { readState } from '../../../../../../shared-kernel/us-state.js';
import { usualName } from './usual-words.js';
import type { DirectoryWords } from './word-scope.js';

interface SchoolWords {
  id: number;
  city: string;
  mascot: string | null;
  conference: string | null;
  /** With the subdivision: "D1 FCS". */
  division?: string | null;
}

/** Looks up towns, mascots and conferences by their words; a mascot also as one of the team ("a Bobcat"). */
export function directoryWords(schools: readonly SchoolWords[]): DirectoryWords {
  const mascots = new Map<string, Set<number>>();
  const cities = new Map<string, Set<number>>();
  const conferences = new Map<string, Set<number>>();
  const divisions = new Map<number, string>();
  for (const { id, city, mascot, conference, division } of schools) {
    if (division) divisions.set(id, division);
    add(cities, city, id);
    add(mascots, mascot, id);
    add(
      mascots,
      mascot
        ?.replace(/ies$/i, 'y')
        .replace(/(?<=sh|ch|x)es$/i, '')
        .replace(/s$/i, '') ?? null,
      id,
    );
    add(conferences, conference, id);
    for (const name of namesOfConference(conference ?? '')) add(conferences, name, id);
  }
  return { mascots: byUsualName(mascots), cities: byUsualName(cities), conferences: byUsualName(conferences), divisions };
}

/** Names by which a conference is known beside that of the directory. */
const ALSO: Record<string, readonly string[]> = {
  'mid-american': ['mac', 'mid american'],
  mvfc: ['missouri valley', 'missouri valley football conference', 'valley football conference'],
  'american athletic': ['aac', 'american conference'],
  caa: ['coastal athletic', 'colonial athletic', 'coastal athletic association', 'colonial athletic association'],
  sec: ['southeastern conference'],
  acc: ['atlantic coast', 'atlantic coast conference'],
  'big ten': ['big 10'],
  'pac-12': ['pac 12'],
  'mountain west': ['mwc'],
  'conference usa': ['c-usa', 'cusa'],
  swac: ['southwestern athletic'],
  meac: ['mid-eastern athletic'],
  nec: ['northeast conference'],
  uac: ['united athletic', 'united athletic conference'],
  southern: ['socon', 'southern conference'],
  'big south-ovc': ['big south', 'ohio valley', 'ovc'],
  gliac: ['great lakes intercollegiate'],
  'great northwest': ['gnac'],
  'northern sun': ['nsic'],
  'rocky mountain': ['rmac'],
  'mid atlantic': ['mac', 'middle atlantic'],
  'mid america': ['mid-america', 'miaa'],
  'pennsylvania state athletic': ['psac'],
  ivy: ['ivy league'],
  patriot: ['patriot league'],
  pioneer: ['pioneer league', 'pioneer football league'],
};
/** Names with other meanings: they refer to a conference only with "conference" or "league" after them. */
const COMMON = /^(?:north|south|mid)?(?:american|southern|northwest|midwest|heartland|landmark|pioneer|patriot|ivy|great lakes)$/;
const KIND = / (?:athletic )?(?:conference|association)$/i;

function namesOfConference(conference: string): string[] {
  const name = conference.replace(KIND, '');
  const isWord = COMMON.test(name.toLowerCase()) || readState(name) !== null;
  return [...(isWord ? [`${name} conference`, `${name} league`] : [name]), ...(ALSO[name.toLowerCase()] ?? [])];
}

function add(words: Map<string, Set<number>>, name: string | null, id: number): void {
  const schools = words.get(name ?? '');
  if (schools) schools.add(id);
  else words.set(name ?? '', new Set([id]));
}

/** Each name is brought into its usual form once, however many schools have it. */
function byUsualName(schoolsByName: ReadonlyMap<string, ReadonlySet<number>>): Map<string, Set<number>> {
  const words = new Map<string, Set<number>>();
  for (const [name, schools] of schoolsByName) {
    const key = usualName(name).trim();
    if (key !== '') words.set(key, new Set([...(words.get(key) ?? []), ...schools]));
  }
  return words;
}
