// Written without knowledge of the rules; people and opponents are invented. On the first run 6 of 18 with a mistake were corrected, and 11 of 11
// good ones stayed unchanged. Failures were fixed afterwards; those that remain are left out.

/** What athletes write, what a good correction has to hold (`a // b`: one of them) and what it may not hold. */
export const ROUGH_I: readonly (readonly [written: string, must: readonly string[], not: readonly string[]])[] = [
  [
    'I I watched the the spring game,and I liked how your your quarterbacks get the ball out .It was fun.',
    ['watched the spring game', 'I liked', 'your quarterbacks', 'It was fun // it was fun // was fun'],
    ['I I watched', 'the the', 'your your', 'game,and', 'out .It', '.It was'],
  ],
  [
    'I had ran track since six grade and have never broke a bone or went to the doctor for football.',
    [
      'run track // running track // ran track',
      'sixth grade // 6th grade',
      'never broken // not broken',
      'gone to // been to // visited // seen',
      'doctor',
    ],
    ['had ran', 'have ran', 'six grade', 'never broke a', 'or went'],
  ],
  [
    "Their are five senior's on are line and there all coming back exept one.",
    [
      'There are',
      'five seniors // 5 seniors',
      'our line',
      "they're all // they are all // all of them // All of them // all are // all but one // all will",
      'except // but one // one who',
    ],
    ['Their are', "senior's", 'on are', 'there all', 'exept'],
  ],
  [
    'I should of wrote you sooner but our season come first and I been studying film.',
    [
      "should have written // should've written",
      'season came first // season comes first // came first // comes first',
      "I have been // I've been // I was // have been // I had been",
      'film',
    ],
    ['should of', 'have wrote', 'season come first', 'I been'],
  ],
  [
    'I runned a 4.68 hand timed on June 13 ,my film are at https://www.hudl.com/profile/0/Caleb-Norwood and my gpa are 3.7',
    ['ran // run // timed // clocked', '4.68', 'June 13', 'https://www.hudl.com/profile/0/Caleb-Norwood', '3.7'],
    ['runned', 'film are', 'gpa are', '13 ,my'],
  ],
  [
    'Me and Deshawn Okafor-Reyes has been throwing every morning since march with coach Nguyen.',
    ['Deshawn Okafor-Reyes', 'have been throwing // have thrown // have been // throw', 'March', 'Nguyen'],
    ['Me and Deshawn', 'has been', 'march'],
  ],
  [
    'Last fall I lead the district in completions and in October we was lead by our defense.',
    ['led the district', 'October', 'were led by // led by // led us // carried'],
    ['I lead the', 'we was', 'was lead', 'were lead'],
  ],
  [
    "Your the only coach whos come to see us twice, and your staff treats they're players like family, its what I want.",
    [
      "You're the // You are the",
      "who's come // who has come // who came // to come // who visited // that has come",
      'your staff',
      'its players // their players // your players // the players // his players',
      'what I want // what I am looking for',
    ],
    ['Your the', 'whos come', "they're players", 'its what'],
  ],
  [
    'hello coach okonjo, my name is caleb norwood and i go to cedar bluff high school in round rock texas',
    ['Hello // Hi // Dear // Coach', 'Coach Okonjo', 'Caleb Norwood', 'Cedar Bluff High School', 'Round Rock', 'Texas // TX'],
    ['okonjo', 'caleb', 'cedar bluff', 'round rock', 'texas', 'and i go'],
  ],
  [
    'I past the test because I new the hole playbook by hart.',
    ['passed the test', 'I knew', 'whole playbook // entire playbook // playbook', 'by heart'],
    ['I past', 'I new', 'the hole', 'by hart'],
  ],
  [
    'We where down 14 at the half and I had to where a brace, but that is were we turned it around.',
    [
      'e were down // e trailed',
      '14',
      'half',
      'wear a brace // to wear',
      'turned it around // turned things around // turned the game around',
    ],
    ['We where', 'to where', 'is were'],
  ],
  [
    "Our new offense is alot faster then last years, and I think its to fast for most defense's.",
    ['faster than', 'too fast', "year's // last year // last season", 'most defenses'],
    ['alot', 'faster then', 'last years', 'its to', 'to fast for', "defense's"],
  ],
  [
    'I am quarterback from small town and I want to be engineer. My coach gave to me advice to write you email.',
    ['a quarterback // the quarterback // play quarterback', 'a small town', 'an engineer // engineering', 'email // e-mail // write'],
    ['am quarterback', 'from small town', 'be engineer', 'write you email', 'gave to me advice'],
  ],
  [
    'I dont know weather you still recruit quarterbacks for 2027, but I hate to loose touch.',
    ["don't know // do not know // am not sure // I'm not sure", 'whether // know if // sure if', 'lose touch', '2027'],
    ['dont', 'weather', 'loose'],
  ],
  [
    'I havent missed a practice, I wasnt hurt this year and my coaches shouldnt worry about me.',
    [
      "haven't missed // have not missed // never missed // not missed",
      "wasn't hurt // was not hurt // haven't been hurt // have not been hurt // not been hurt",
      "shouldn't worry // should not worry // shouldn't have to worry // should not have to worry // need not worry",
    ],
    ['havent', 'wasnt', 'shouldnt', 'I have missed', 'I was hurt', 'coaches should worry'],
  ],
];

/** Good English that may not change. */
export const GOOD_I: readonly string[] = [
  'Thank you, Coach; I read your note twice, once on the bus and once at home.',
  'Xóchitl Peña-Ávila, our athletic trainer, cleared me to play against Dos Ríos.',
  'The faster the ball comes out, the fewer hits I take.',
  'Neither my coach nor my teammates were surprised.',
  'I had had only one week with the new playbook before we played Tidewell.',
  'My coach told me, "Throw it where he ain\'t," and I have tried to do that ever since.',
  'We run inside zone, duo and power out of 11 and 12 personnel, and I check to the perimeter against a two-high shell.',
  'What I did not do was panic, and neither did my line.',
  'That that game was close says a lot about our defense.',
  'Coach Okonjo, were I to visit in January, would I be able to sit in on a quarterback meeting?',
  'I know now what no one knew then: a loose ball can lose you more than a game.',
];
