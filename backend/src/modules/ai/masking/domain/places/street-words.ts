const set = (words: string) => new Set(words.split(' '));

/** Ends of street names that mean nothing else after a number. */
export const STREET_ENDS = set(
  'street avenue ave road rd lane ln boulevard blvd parkway pkwy highway hwy terrace ter cul-de-sac cove cv hollow trace knoll glen mews commons estates manor xing trl cir loop bluff bluffs alley turnpike tpke causeway expressway meadow meadows heights grove pike landing',
);
/** These are words of football, too. */
export const DOUBTFUL_ENDS = set(
  'st drive dr court ct circle place pl way path row pass run bend trail crossing square sq plaza point ridge view hill hills park creek',
);
/** A name that ends with one of these is a street even where no number and no word for a home is before it. */
export const NAMED_ENDS = set(
  'street avenue road lane boulevard parkway highway terrace drive court circle trail loop trace cove row pike turnpike',
);

/** What no street is called: a number before these counts something. */
export const NO_STREET_NAMES = set(
  'against vs versus beat beats a an the my our your his her their its this that these those of in on at to for from with by and or but as than then per off near into over under i we you he she they it is was were are be been am has had have do did got get go went made make took take ran run threw throw caught hit won lost play played plays see saw not no never only just about around almost nearly more less most least every each all some any many few yard yards touchdown touchdowns td tds point points percent carry carries catch catches game games time times week weeks day days month months year years hour hours minute minutes second seconds mile miles foot feet inch inches pound pounds lbs lb pass passes attempt attempts completions completion tackle tackles sack sacks snap snaps rep reps play plays man men team teams win wins loss losses down downs quarter quarters half zone cover personnel go slant route routes jet sweep sweeps deep short long quick play-action power counter inside outside read option screen scoring rushing passing running receiving straight different tough hard good great big small whole first third fourth fifth last next other front back side right left depth',
);

/** "3 road games", "a 40 drive streak": the word describes what comes next. */
export const DESCRIBED_BY_END = set(
  'game games win wins trip trips loss losses team teams play plays yards yard throw throws concept concepts route routes record streak period drill drills',
);

/** Words for living at a place, and words that lead to the name of the street. */
export const HOME =
  /\b(?:lives?|lived|living|stay|stays|staying|resides?|moved|houses?|home|place|apartment|apt|condo|trailer|duplex|address|neighbou?rhood|subdivision|corner|turn(?: left| right)?|mail|send it|come by|pick me up|drop (?:me|it) off)\b[^.!?\n]{0,24}$/i;
export const LEADS = set('on at off of near along down from is by in and to');
