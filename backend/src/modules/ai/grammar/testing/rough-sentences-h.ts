// People and opponents are invented.

/** What athletes write, what a good correction has to hold (`a // b`: one of them) and what it may not hold. */
export const ROUGH_H: readonly (readonly [written: string, must: readonly string[], not: readonly string[]])[] = [
  // Where only the other word is possible.
  ['We dont want to loose focus before the hole season is over.', ['lose focus', 'the whole season'], ['loose', 'the hole']],
  ['Can I right you a letter after the trip?', ['Can I write you'], ['right you']],
  ['My hart is in it and my roll on the team is bigger now.', ['My heart', 'my role'], ['hart', 'roll']],
  ['He has bean my coach sense I was nine.', ['has been', 'since I was nine'], ['bean', 'sense']],
  ['I will except your invite and I mite bring my sister.', ['I will accept', 'I might bring'], ['except', 'mite']],
  ['They were to week to brake tackles late in the game.', ['too weak', 'to break tackles'], ['week', 'brake']],
  ['My legs are soar but I will not waist a day.', ['sore', 'waste a day'], ['soar', 'waist']],
  // an apostrophe too many, one too few
  ["I caught six pass's and two punt's.", ['two punts'], ["punt's"]],
  ["We won four game's on the road.", ['four games on'], ["game's"]],
  ['Our schedule is harder than last years.', ["last year's"], ['last years']],
  // "have" belongs to both
  ['I have never missed a lift or ran from a hit.', ['or run from a hit'], ['or ran']],
  ['She has never broke a promise or forgot a game.', ['has never broken', 'or forgotten'], ['broke a', 'forgot a']],
  // a time that is over
  ['I come to the Rice game last month with my uncle.', ['I came to the Rice game last month'], ['I come']],
  ['Lamar come to our school last week and I loved it.', ['Lamar came to our school'], ['come to our']],
  // articles
  ['I am linebacker from small town in Texas.', ['I am a linebacker', 'a small town'], ['am linebacker', 'from small']],
  ['I want to be engineer or I will become teacher.', ['be an engineer', 'become a teacher'], ['be engineer', 'become teacher']],
  ['Please send me email about the camp.', ['send me an email'], ['me email']],
  // twice, and blanks
  ['I I love the way you coach .It is fun.', ['I love the way you coach. It is fun.'], ['I I', '.It', 'coach .']],
  // who
  ['Me and Deshawn Okafor has been throwing since march with him.', ['Deshawn Okafor and I have been', 'since March'], ['Me and', 'march']],
  ['Everybody on our line complain about it.', ['complains'], ['complain about']],
  ['He did it hisself and they did it theirselves.', ['himself', 'themselves'], ['hisself', 'theirselves']],
  ['Us linemen has one more games to play.', ['We linemen have', 'one more game to'], ['Us', 'games']],
  ['I am a fan off your team and the ball fell of the tee.', ['a fan of your'], ['fan off']],
  // verbs with an apostrophe, helpers left out, quotations
  ["Our coach think's the line need's rest, which show's on film.", ['needs rest', 'which shows'], ["need's", "show's"]],
  ['The seniors which lead us are my friends.', ['The seniors who lead'], ['which']],
  ['We playing Tidewell next and I hoping for a win.', ['We are playing', 'I am hoping'], ['We playing', 'I hoping']],
  ['The bus left.Then it rained.', ['left. Then'], ['left.Then']],
  ['Do you know wear to park, and should I speak allowed?', ['where to park', 'aloud'], ['wear to', 'allowed']],
  ['The game was moved cause of lightening.', ['because of lightning'], ['lightening']],
];

/** The same words where they are right. */
export const GOOD_H: readonly string[] = [
  'I am here to listen, and I want to be here in June.',
  'On the whole, the hole in our line was small.',
  'I can right now name every starter, and I have road games left.',
  'Everyone except my brother was there.',
  'Some people’s favorite is the spread; two years’ work went into it.',
  'We beat the top seed in the state final last fall.',
  'My brother and I have lunch and went home last.',
  'I run every day, and I play better than last year.',
  'I run every day since the game last month was hard.',
  'Most coaches want a leader, and I want to be one.',
  'My uncle says "me and him was there" every time.',
  'We were on a roll, and my honor roll letter came on Friday.',
];
