const TRADES =
  'doctor|teacher|coach|lawyer|nurse|trainer|pilot|firefighter|leader|part|starter|captain|quarterback|receiver|linebacker|lineman|veterinarian|dentist|mechanic|player|surgeon|welder|teammate|student';
const VOWELS = 'engineer|architect|accountant|athlete|actor|artist|electrician|officer|orthodontist|eye|astronaut|all-state';
const PLAYERS =
  'quarterback|linebacker|receiver|lineman|safety|corner|cornerback|kicker|punter|runner|captain|starter|junior|senior|sophomore|freshman|center|guard|tackle|fullback|tailback|tight|wide|running|defensive';
const PLACES = 'town|school|city|program|university|college|district|church|farm|family|ranch|place|team|community';

/** Articles that other languages do without: "I am quarterback from small town", "want to be engineer". */
export const ARTICLE_RULES: readonly string[] = [
  `i [am>+_a] ${PLAYERS} $`,
  `i [am>+_a] ${PLAYERS.replace('captain|', '')} /ADP|CCONJ`,
  'i [am>+_a] captain /CCONJ',
  `i [am>+_a] quarterback|linebacker|receiver|safety|cornerback|kicker|punter|junior|senior|sophomore|freshman`,
  `i [am>+_an] offensive|outside|inside lineman|linebacker|tackle|guard|receiver`,
  `i [am>+_a] tight|wide|running|strong|free|defensive|middle end|receiver|back|safety|lineman|tackle|linebacker`,
  `^ he|she|coach|it [is|was>+_a] good|great|big|small|strong|nice|hard|real|long|short ${PLACES}|${PLAYERS}|man|coach|player|leader|guy|person|game|season|day|help|experience $`,
  `from|in|at|to|of|near [small>a_small] ${PLACES}`,
  `from|in|at|near [little>a_little] town|school|church`,
  `from|in|at [big>a_big] ${PLACES}`,
  `to|will|would|can|could|should|might [be>+_a] ${TRADES} $`,
  `to|will|would|can|could|should|might [be>+_a] ${TRADES} /CCONJ|ADP|SCONJ`,
  `to|will|would|can|could|should|might [be|become>+_an] ${VOWELS} $`,
  `to|will|would|can|could|should|might [be|become>+_an] ${VOWELS} /CCONJ|ADP|SCONJ`,
  `to|will|would|can|could|should|might [become>+_a] ${TRADES}`,
  'work|works|worked|working [as>+_a] lifeguard|waiter|coach|tutor|mechanic|cook|cashier|referee|volunteer|trainer|mentor',
  'have|has|had|got|need|want [good>a_good] time|game|season|relationship|attitude|arm|coach|team|chance|gpa|feeling|year|summer',
  'have|has|had|got|need|want [great>a_great] time|game|season|relationship|attitude|arm|coach|team|chance|feeling|year|summer',
  'have|has|had [big>a_big] game|heart|family|arm|test|match',
  'have|has|had|got|need|want [strong>a_strong] arm|leg|work|bond|season|gpa',
  'have|got|had [chance|opportunity|goal|question|dream|visit|meeting>=witha] to|for|about|of|with|at|in',
  'send|sent|write|wrote|give|gave [you|me|him|her|us>+_an] email|invite|invitation|answer|update|offer|application $',
  'send|sent|write|wrote|give|gave [you|me|him|her|us>+_an] email|invite|invitation|answer|update|offer|application /ADP|SCONJ|CCONJ|ADV|PART',
  'send|sent|write|wrote|give|gave [you|me|him|her|us>+_a] letter|message|note|call|text|chance|questionnaire|scholarship|copy $',
  'send|sent|write|wrote|give|gave [you|me|him|her|us>+_a] letter|message|note|call|text|chance|questionnaire|scholarship|copy /ADP|SCONJ|CCONJ|ADV|PART',
  // "gave to me advice", "said to me that" stays
  'gave|give|gives|sent|showed|offered|taught [to>] me|us|him|her|you /NOUN|DET|NUM|ADJ|ADV',
  'in [first|second|third|fourth|last>=withthe] quarter|half|game|week|year|row|drive|period|series',
  'at [end>the_end] of',
  'in [middle>the_middle] of',
  'on [weekend>the_weekend]',
  'play|plays|played|playing [the>] football|basketball|baseball|soccer !team|coach|game|field|season|program|players',
  'in [the>] high school !football|team|coach|i|field|gym|band|record|coaches|where|stadium|parking',
  'in [the>] college $',
];
