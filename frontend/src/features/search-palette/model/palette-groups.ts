import { type Campaign, campaignStatusWord } from '@/entities/campaign';
import { divisionWords, type School, searchSchools } from '@/entities/school';
import { paths } from '@/shared/routes';
import { findByWords } from './find-by-words';
import { findCoaches } from './find-coaches';
import type { PaletteGroup, PaletteItem } from './palette-item';
import { searchText, wordsOf } from './words-of';

/** A page as the menu names it. */
export interface PalettePage {
  label: string;
  to: string;
  /** Other words that users may search for. */
  note?: string;
}

interface Known {
  schools: readonly School[];
  campaigns: readonly Campaign[];
  pages: readonly PalettePage[];
}

/** A group shows no more than a hand's fill: who sees too much types another letter. */
const most = 5;
/** The menu, before anything is typed. */
const mostPages = 8;

function schoolItem(school: School): PaletteItem {
  const place = [school.city, school.state].filter((part) => part !== '' && part !== 'unknown').join(', ');
  const note = [divisionWords(school), place].filter(Boolean).join(' · ');
  return { key: `school-${school.id}`, label: school.name, note, to: paths.fitOf(school.id) };
}

function campaignItem(campaign: Campaign): PaletteItem {
  const { id, name, status } = campaign;
  return { key: `campaign-${id}`, label: name, note: campaignStatusWord(status), to: paths.campaignWith(id) };
}

const pageItem = ({ label, to, note = '' }: PalettePage): PaletteItem => ({ key: `page-${to}`, label, note, to });

/** The first name of a coach's group may be a last name that was meant. */
function beginsWith({ title, items: [first] }: PaletteGroup, phrase: string): boolean {
  if (first === undefined) return false;
  const label = searchText(first.label);
  return label.startsWith(` ${phrase}`) || (title === 'Coaches' && label.endsWith(` ${phrase}`));
}

/**
 * What a search means, in groups: schools, coaches, campaigns, pages. A group whose best begins with what was typed goes before one
 * that was found otherwise, so that Enter opens what was meant. Nothing typed: the pages.
 */
export function paletteGroups({ schools, campaigns, pages }: Known, search: string): PaletteGroup[] {
  const phrase = wordsOf(search).join(' ');
  if (phrase === '') return [{ title: 'Pages', items: pages.slice(0, mostPages).map(pageItem) }];
  const found = searchSchools(schools, search);
  const all: PaletteGroup[] = [
    { title: 'Schools', items: found.slice(0, most).map(schoolItem) },
    { title: 'Coaches', items: findCoaches(schools, search, found[0], most) },
    { title: 'Campaigns', items: findByWords(campaigns.map(campaignItem), search, most) },
    { title: 'Pages', items: findByWords(pages.map(pageItem), search, most) },
  ];
  const filled = all.filter(({ items }) => items.length > 0);
  return [...filled.filter((group) => beginsWith(group, phrase)), ...filled.filter((group) => !beginsWith(group, phrase))];
}
