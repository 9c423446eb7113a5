/** What people write short before another word; besides these the postal code of a state. */
export const longForms: Readonly<Record<string, string>> = {
  ...{ n: 'north', s: 'south', e: 'east', w: 'west', nw: 'northwest', sw: 'southwest', ne: 'northeast', se: 'southeast' },
  ...{ uw: 'wisconsin', mt: 'mount', ft: 'fort' },
};

/** Abbreviations that people use anywhere in a name and that are not the beginning of the word. */
export const spokenForms: Readonly<Record<string, string>> = {
  ...{ ala: 'alabama', ariz: 'arizona', ark: 'arkansas', calif: 'california', fla: 'florida', ill: 'illinois', ind: 'indiana' },
  ...{ kan: 'kansas', mich: 'michigan', miss: 'mississippi', okie: 'oklahoma', okla: 'oklahoma', tenn: 'tennessee', zona: 'arizona' },
  ...{ wm: 'william', geo: 'george', chas: 'charles', thos: 'thomas', bros: 'brothers', cent: 'central' },
};

/** Campuses with a post office of their own, with the town that people use instead. */
const towns: Readonly<Record<string, string>> = {
  'mississippi state ms': 'starkville',
  'university ms': 'oxford',
  'university park pa': 'state college',
  'notre dame in': 'south bend',
  'stanford ca': 'palo alto',
  'usaf academy co': 'colorado springs',
  'university of richmond va': 'richmond',
  'alcorn state ms': 'lorman',
  'normal al': 'huntsville',
  'chestnut hill ma': 'boston',
  'moon township pa': 'pittsburgh',
  'west long branch nj': 'long branch',
  'bronx ny': 'new york',
  'staten island ny': 'new york',
};

/** `city` and `state` in the one spelling of the search. */
export function townsMeant(city: string, state: string): string[] {
  const town = towns[`${city} ${state}`];
  return town === undefined ? [] : [town];
}
