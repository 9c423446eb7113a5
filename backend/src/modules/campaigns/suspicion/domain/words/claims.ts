import { phrases } from '../phrases.js';

/** In a sender's name or address: a team or an office. */
export const ROLES = phrases(
  'coach*|football|fb|recruit*|athletic|athletics|admission*|compliance|camp|camps|coordinator|staff|headcoach|hc|dc|oc|university|college|trainer|entrenador*|scholarship*|booster*|sports|team',
);

/** Describes a college's team as the writer's own. */
export const RECRUITING = phrases(
  'our|my staff|program|board|roster|campus|coaches|locker|recruiting|depth|scheme|class|compliance|room|offense|defense|head|school|office|team|university|college',
  'we|i|to|can|will|would offer|sign you|him|a',
  'offer letter|inside|waiting|ready',
  'our|an|the|your|this offer|scholarship',
  'full ride|scholarship',
  'athletic scholarship',
  'signing|commitment|committment bonus|day',
  'roster spot',
  'official visit',
  'nil deal|money|contract',
  'hold|lock|secure your spot|place',
  'you are|were|have|been selected|chosen|invited|been',
  'recruiting coordinator|portal|form|questionnaire',
  'head|position|assistant|qb|quarterback|line|defensive|offensive|special coach|coordinator',
  'play for us|me',
  'come ... throw|play|visit|see ... us|here',
  'unser* team|kader|programm|angebot|trainerstab',
  'nuestro|nuestra equipo|programa|oferta|universidad',
  'beca completa|deportiva',
);

/** Kind words that a recruiter would write; of an address that anybody can have. */
export const INTEREST = phrases(
  'loved|love|liked|like|watched|enjoyed|seen|saw|impressed ... film|tape|highlights|video|game|arm|frame|size',
  'best|good|right number|time to|for',
  'number|phone ... you|reach',
  'interested in|to you|have|recruit*',
  'like|want|love to have|recruit|offer|get|see you|more',
  'when can we talk|speak|call',
  'recruiting you|trip',
  'your recruitment|recruiting',
  'send ... film|transcript|schedule|grades',
  'visit us|campus',
  'scholarship*|offer',
);

/** As if the coach wrote from somewhere else. */
export const SAME_PERSON = phrases(
  'personal|private|other|new|home|different|second mail|email|account|address|gmail|inbox',
  'my|our|the school|work|office|other|university|official|old|edu|regular mail|email|account|inbox|address|server|line ... down|full|broken|locked|hacked|out|blocked|working|not|maintenance|anymore',
  'changed|switched|lost|got|have|moved ... my|new|a ... address|email|mail|account',
  'use this one|address|email|mail|account ... from|now|on|instead',
  'answer|reply|write|respond me|us here',
  'answer|reply|write|respond here',
  'answer|reply|write|respond to|at|on this ... only|not|instead|from|one|address|email|mail',
  'neue|private adresse|mail|emailadresse',
  'nuevo|otro correo',
  'correo personal|privado',
);

/** Writes on behalf of a coach or a school. */
export const SPEAKS_FOR = phrases(
  'coach*|staff|university|they|he|team|program ... works|work|working|partner*|partnered with us|our',
  'coach*|staff|university|team|program ... asked|told|sent|hired|wants|authorized us|me',
  'coach*|staff ... wants|likes|needs|asked you',
  // With the school's name in between.
  'coach* ... ... works|work|working|partner*|partnered with us|our',
  'asked|told|hired|authorized us|me to|for',
  'on behalf of',
  'in the name of',
  'we|i represent|work|speak with|for|the|coach*',
  'top of ... his|their|the list|board',
  'in front|touch of|with ... coach*|staff|college*',
);

/** Self-introductions, before a name. */
export const INTRODUCES = phrases(
  'this is|here',
  'i am|m',
  'im|its',
  'it is',
  'my name is',
  'here is',
  'coach*',
  'here at|in',
  'we at',
  'hier ist|spricht',
  'ich bin',
  'soy|habla',
);

/** Of the athlete's family. */
export const FAMILY = phrases(
  'mom|mommy|mama|dad|daddy|grandma|grandpa|honey|sweetie|sweetheart|buddy|kiddo|mami|papi|mutti|papa|mijo|schatz|hijo',
  'your mother|father|aunt|uncle|cousin|brother|sister|parents|grandmother|grandfather|stepmom|stepdad|stepmother|stepfather|godmother|godfather',
  'tu madre|padre|tia|tio|prima|primo|hermana|hermano|abuela|abuelo',
  's|our|my|his mom|dad|mother|father|parent|parents|guardian|son|daughter|grandson|nephew|brother',
  'parent|parents|mother|father|guardian of',
  'love you',
  'dinner|supper is|at|tonight',
  'mutter|vater von',
  'madre|padre de',
);

/** Of the athlete's own high school. */
export const OWN_TEAM = phrases(
  'practice|practices|weights|lift|lifting|lifts|varsity|jv|homeroom|uniform*|locker|detention|helmet|helmets|k',
  'weight room|lift',
  'high school',
  'i|we uploaded|cut|posted|clipped',
  'team dinner|meal|bus|meeting|pictures|banquet',
  'bus leaves|is',
  'film session|study',
  'i|we talked|spoke|wrote|called|emailed to|with|coach*|them',
  'our game|season|playoff*|boosters|kids|seniors',
);

/** Whose business is with athletes of all schools. */
export const THIRD_PARTIES = phrases(
  'ncaa|naia|njcaa|eligibility|hudl|act|sat|fafsa|maxpreps|rivals|espn|usatoday|reporter|news|sportswriter|newspaper|tribune|gazette|journal|herald',
  'college board',
  'common app*',
);
