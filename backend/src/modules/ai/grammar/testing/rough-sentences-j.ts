// Written without knowledge of the rules; people and opponents are invented. On the first run 4 of 18 with a mistake were corrected, and 10 of 11
// good ones stayed unchanged. Failures were fixed afterwards; those that remain are left out.

/** What athletes write, what a good correction has to hold (`a // b`: one of them) and what it may not hold. */
export const ROUGH_J: readonly (readonly [written: string, must: readonly string[], not: readonly string[]])[] = [
  [
    "My coach have teached me alot about reading safetys and he don't let me get lazy.",
    ['taught me', 'safeties', "doesn't let // does not let // never lets // won't let // will not let"],
    ['have teached', 'teached', 'alot', 'safetys', "he don't", 'he lets me'],
  ],
  [
    'The coaches which I have spoke too all says that my foot work is good.',
    ['oaches', 'spoken to // spoken with // talked to // talked with', 'say // agree // think', 'footwork'],
    ['which I have spoke', 'have spoke too', 'spoke too', 'all says', 'foot work'],
  ],
  [
    'I couldnt of did it without my lineman, there the reason I didnt get sacked all year.',
    [
      "couldn't have done // could not have done // couldn't've done",
      'line',
      "hey're the // hey are the // who are the // the reason",
      "didn't get // did not get // wasn't // was not // never // haven't been // have not been // not sacked",
    ],
    ['couldnt', 'of did', 'have did', 'there the', 'didnt', 'I could have done', 'I got sacked'],
  ],
  [
    "Less penalties and more patients is what our offense need's.",
    ['ewer penalties', 'patience', 'offense needs'],
    ['Less penalties', 'patients', "need's"],
  ],
  [
    "heres my links : https://www.hudl.com/profile/0/Caleb-Norwood?tab=2&v=1 and my sat was a 1240 ,my weight are 198 pound's",
    ['https://www.hudl.com/profile/0/Caleb-Norwood?tab=2&v=1', '1240', '198', 'pounds // lbs // lb', 'y link // link'],
    ['heres', 'weight are', "pound's", '1240 ,my'],
  ],
  [
    "Coach McKissick and Mr. DeLaCruz-O'Shea thinks I improves every week, they has known me since Pee Wee.",
    [
      'McKissick',
      "Mr. DeLaCruz-O'Shea",
      'think // believe',
      "I improve // I am improving // I'm improving // I have improved // I get better // I've improved",
      "have known // they've known // who've known",
    ],
    ['thinks I', 'improves every', 'they has'],
  ],
  [
    'We was suppose to play on Friday but the game got canceled cause of lightening, so we playing Monday.',
    [
      'e were supposed',
      'Friday',
      'because of // due to // by lightning // for lightning',
      'lightning',
      'Monday',
      "we are playing // we're playing // we play // we will play // we'll play // will be playing // are going to play // we are now playing // we're now playing",
    ],
    ['We was', 'suppose to', 'canceled cause', 'cancelled cause', 'lightening', 'we playing'],
  ],
  [
    'Since three years I am playing in this school. It depends of the week, but usually we are training five times in the week.',
    [
      'three years // 3 years',
      "have been playing // have played // I've been // I've played // been playing",
      'epends on',
      'five times // 5 times // five days',
    ],
    ['Since three years', 'epends of', 'I am playing in'],
  ],
  [
    'The advise you gave me effected how I practice, I appreciate it alot.',
    ['dvice', 'affected // has affected // changed // affects // has changed // had an effect', 'appreciate'],
    ['The advise', 'effected', 'alot'],
  ],
  [
    "Coach {{coach_last_name}}, their is a new clip in {{hudl_profile_url}} , witch show's my deep ball's.",
    ['{{coach_last_name}}', '{{hudl_profile_url}}', 'new clip', 'shows // showing', 'deep ball'],
    ['their is', 'witch', "show's", "ball's"],
  ],
  [
    'Me and my dad drived threw Beaumont on the way to the game, its bigger then we thought.',
    ['drove through', 'Beaumont', 'bigger than', 'dad // father'],
    ['drived', 'threw', 'its bigger', 'bigger then', 'Me and my'],
  ],
  [
    'My new receivers knows wear to be, and I new they would get use to the tempo.',
    ['new receivers', 'receivers know', 'where to be', 'I knew', 'used to'],
    ['receivers knows', 'wear to be', 'I new', 'get use to'],
  ],
  [
    'My grades arent perfect but they wont slip, I dont party and I hasnt missed class.',
    [
      "aren't perfect // are not perfect",
      "won't slip // will not slip",
      "don't party // do not party",
      "haven't missed // have not missed // never missed // not missed",
    ],
    ['arent', 'wont', 'dont', 'hasnt', "hasn't", 'are perfect', 'will slip', 'I party', 'have missed'],
  ],
  [
    "Our principle said I'm the quite one in the locker room, but on the field I speak allowed.",
    ['principal', 'quiet one', 'aloud // out loud // speak up // speak out // loud'],
    ['principle', 'quite one', 'speak allowed'],
  ],
  [
    'Coach ,I will be at at the camp on June 6.Can you you tell me what time it it starts ?',
    ['Coach', 'at the camp', 'June 6', 'you tell me // you please tell me // you let me know', 'starts // start // begins'],
    ['at at', '6.Can', 'you you', 'it it', 'starts ?', 'Coach ,I'],
  ],
];

/** Good English that may not change. */
export const GOOD_J: readonly string[] = [
  'If he were still our coach, I think he would tell you the same.',
  "The mistakes were mine, and the credit is my line's.",
  'I, too, want to lead, and to be led well.',
  'Not once did we punt in the second half.',
  'Should you need my transcript, my counselor can send it today.',
  'I took the snap under center, hit the tight end on a Y-stick, and came back with mesh on third-and-four.',
  'There being no game this week, I watched yours twice.',
  'All the faith he had had in me was repaid in the fourth quarter.',
  'Coach Okonjo, it is my feet, not my arm, that I have worked on most.',
  'My grandfather still says "them boys can play" every time we watch Lamar.',
];
