import { phrases } from '../phrases.js';

/** Words about third persons, as in a warning or a rule. */
export const WARNINGS = phrases(
  'if|when|whenever anyone|anybody|someone|somebody|people|strangers',
  'if|when|whenever|wenn|si a|any|another|other|jemand|alguien coach|person|stranger|adult|caller|service|company|dir|te|le',
  'anyone|anybody|someone|somebody|whoever|coach|coaches|person|people|adult|adults|stranger|strangers who|that ask*|tell*|want*|offer*|demand*|say*|promis*|request*',
  'anyone|anybody|someone|somebody|whoever|nobody asks|asking|tells|telling|claiming|claims|offers|offering|promising',
  'wenn|falls jemand',
  'si alguien',
  'nobody|noone|never ... ... ask|asks|request|requests|require|requires|want|wants you|for|anyone|anybody|recruits|athletes|to|a|any',
  'no one ... ... ask|asks|request|requests|require|requires you|for|anyone|recruits|athletes|to|a|any',
  'will|would|do|does not ... ask you|for|anyone|anybody|recruits|athletes',
  'wont|dont|doesnt ... ask you|for|anyone|anybody|recruits|athletes',
  'beware|watch of|out',
  'red flag',
  'you are asked',
  'you get asked',
);
