/** One word for another, one in two, run-on clauses, pronouns in the wrong case, and what other languages build in another way. */
export const ONE_FOR_ANOTHER: readonly (readonly [written: string, right: string])[] = [
  [
    "Hi Coach, my dad and me has drove to all four of there road game's.",
    'Hi Coach, my dad and I have driven to all four of their road games.',
  ],
  [
    "Dear Coach, me and my linemans has ran alot of hill's this summer.",
    'Dear Coach, my linemen and I have run a lot of hills this summer.',
  ],
  [
    "Me and my best friend has took five AP class's since freshmen year.",
    'My best friend and I have taken five AP classes since freshman year.',
  ],
  [
    "Coach, me and my sister was at you're spring game and we has talked about it every day's.",
    'Coach, my sister and I were at your spring game and we have talked about it every day.',
  ],
  [
    'i runs track too and i would of qualified for state but my hamstring were tore.',
    'I run track too and I would have qualified for state but my hamstring was torn.',
  ],
  [
    "i lifts every mornings and i should of came to you're camp but my ankle were swole.",
    'I lift every morning and I should have come to your camp but my ankle was swollen.',
  ],
  ['i wants to say that i must of sended the wrong film.', 'I want to say that I must have sent the wrong film.'],
  [
    'Your team play the way I like too play. Its fun too watch and I no I could fit.',
    "Your team plays the way I like to play. It's fun to watch and I know I could fit.",
  ],
  ["I wood like to no were you're camp is and what I should where.", 'I would like to know where your camp is and what I should wear.'],
  [
    "Let me no if their is a better day then Saturday for you're staff.",
    'Let me know if there is a better day than Saturday for your staff.',
  ],
  [
    "Its been to weaks since I herd from you're assistant. Did he get my male?",
    "It's been two weeks since I heard from your assistant. Did he get my mail?",
  ],
  [
    'Thanks for the advise, I will brake down my film and right you again.',
    'Thanks for the advice, I will break down my film and write you again.',
  ],
  [
    'I past the test and my grades are better then last year. Its a big wait off my sholders.',
    "I passed the test and my grades are better than last year. It's a big weight off my shoulders.",
  ],
  [
    'I beleive I am reddy for colledge and I am definately a great teamate.',
    'I believe I am ready for college and I am definitely a great teammate.',
  ],
  ['My strenght is my foot work and I am greatful for my trainner.', 'My strength is my footwork and I am grateful for my trainer.'],
  ['I throw a tight spirel and my excuracy has improoved alot.', 'I throw a tight spiral and my accuracy has improved a lot.'],
  [
    'Im dissapointed with the loose but I am all ready working on my weeknesses.',
    "I'm disappointed with the loss but I am already working on my weaknesses.",
  ],
  [
    "There defense didnt gave us nothing easy but we dont make excuse's.",
    "Their defense didn't give us anything easy but we don't make excuses.",
  ],
  ['Their wasnt no wind, I just didnt threw it good.', "There wasn't any wind, I just didn't throw it well."],
  [
    "There's alot of thing's I dont do good yet, but I wont stop working.",
    "There's a lot of things I don't do well yet, but I won't stop working.",
  ],
  ["They're is no quit in are team and we never loses focus.", 'There is no quit in our team and we never lose focus.'],
  ['My mom would of drove me but her car were broke down.', 'My mom would have driven me but her car was broken down.'],
  ['I would of called you back but me phone were stole.', 'I would have called you back but my phone was stolen.'],
  ['We should of won but us kicker were hurt.', 'We should have won but our kicker was hurt.'],
  ['My coach could of sended the film but him computer are old.', 'My coach could have sent the film but his computer is old.'],
  ["She would of wrote to you but she dont have you're email.", "She would have written to you but she doesn't have your email."],
  ["Im 6 foot 2 and I has gain 15 pound's since are season ended.", "I'm 6 foot 2 and I have gained 15 pounds since our season ended."],
  [
    "Ive throw 14 touchdown's and are offense are the best in the county.",
    "I've thrown 14 touchdowns and our offense is the best in the county.",
  ],
  ["Im a 2 yr captian and are line have gave up only 5 sack's.", "I'm a 2 year captain and our line has given up only 5 sacks."],
  [
    'Dear Coach, I am very interesting in your program and I has send you my film the last week.',
    'Dear Coach, I am very interested in your program and I have sent you my film last week.',
  ],
  [
    'I am playing football since six years and I can to throw with both hands.',
    'I have been playing football for six years and I can throw with both hands.',
  ],
  ['I must to improve my english but I understand all the plays.', 'I must improve my English but I understand all the plays.'],
  [
    'It is my first year in this country and the people has been very good with me.',
    'It is my first year in this country and the people have been very good with me.',
  ],
  ['I have 17 years and I play of quarterback in the varsity.', 'I am 17 years old and I play quarterback in the varsity.'],
  ['I would like that you see my film because I think is good.', 'I would like you to see my film because I think it is good.'],
  [
    'My name is Caleb I am a QB I am 6 foot 2 I weigh 198 I would love to talk.',
    'My name is Caleb. I am a QB. I am 6 foot 2. I weigh 198. I would love to talk.',
  ],
  [
    'I play for Cedar Bluff we are 4 and 2 our next game is Friday come watch us.',
    'I play for Cedar Bluff. We are 4 and 2. Our next game is Friday. Come watch us.',
  ],
  [
    'I have a 3.7 GPA my SAT is 1240 I want to study engineering can you send me information.',
    'I have a 3.7 GPA. My SAT is 1240. I want to study engineering. Can you send me information?',
  ],
  [
    'My film is new I made it last night it has all six games please watch it.',
    'My film is new. I made it last night. It has all six games. Please watch it.',
  ],
  [
    'He snapped it high I jumped for it I caught it I threw it to Marcus he scored.',
    'He snapped it high. I jumped for it. I caught it. I threw it to Marcus. He scored.',
  ],
  [
    'I gived him the ball and he runned forty yards, then me and him was tired.',
    'I gave him the ball and he ran forty yards, then he and I were tired.',
  ],
  ['He hitted me but I holded on, and us guys was happy.', 'He hit me but I held on, and we guys were happy.'],
  [
    'She drived us to the game and we winned, so her and me was late home.',
    'She drove us to the game and we won, so she and I were late home.',
  ],
  ['I thinked he was open and throwed it, but he falled down.', 'I thought he was open and threw it, but he fell down.'],
  [
    'My coach buyed us pizza because we keeped fighting and never gived up.',
    'My coach bought us pizza because we kept fighting and never gave up.',
  ],
  [
    'He bringed me water and I drinked it, then them and us shaked hands.',
    'He brought me water and I drank it, then they and we shook hands.',
  ],
  ['We havent played them yet and I wont say we cant lose.', "We haven't played them yet and I won't say we can't lose."],
  ['I wasnt hurt, I just didnt got no sleep and I couldnt focus.', "I wasn't hurt. I just didn't get any sleep and I couldn't focus."],
  ['It isnt that I dont want to come, I just havent got a ride.', "It isn't that I don't want to come, I just haven't got a ride."],
  [
    'thank you for the call coach it mean the world to my mom and she have told everyone',
    'Thank you for the call, Coach. It means the world to my mom and she has told everyone.',
  ],
  [
    "thanks for you're letter coach i red it three time's and put it on my wall",
    'Thanks for your letter, Coach. I read it three times and put it on my wall.',
  ],
  [
    'thank you for watching are game coach we was nervous but we played good',
    'Thank you for watching our game, Coach. We were nervous but we played well.',
  ],
  [
    'coach okonjo my teacher ms hardin said i should ask you about the may visit day',
    'Coach Okonjo, my teacher Ms Hardin said I should ask you about the May visit day.',
  ],
  [
    'hello coach okonjo i meet you in houston in june and you tell me to keep in touch',
    'Hello Coach Okonjo, I met you in Houston in June and you told me to keep in touch.',
  ],
  [
    'coach, on friday we plays lockwood in georgetown and mr. pruitt will film it',
    'Coach, on Friday we play Lockwood in Georgetown and Mr. Pruitt will film it.',
  ],
  [
    'Me and my dad seen the game were you beat Nicholls, the crowd were loud.',
    'My dad and I saw the game where you beat Nicholls, the crowd was loud.',
  ],
  [
    "I watched yous play Southeastern on TV and you're quarterback throwed four touchdown's.",
    'I watched you play Southeastern on TV and your quarterback threw four touchdowns.',
  ],
  ["Hi Coach, my dad has went to two of you're home game's.", 'Hi Coach, my dad has gone to two of your home games.'],
  ['My dad says Im a leader in the wait room.', "My dad says I'm a leader in the weight room."],
  ['My mom should of called but him phone were dead.', 'My mom should have called but his phone was dead.'],
  ["Ive start 12 game's at QB.", "I've started 12 games at QB."],
  ['I am a senior I wear number 9 my film is on Hudl.', 'I am a senior. I wear number 9. My film is on Hudl.'],
  ['Now us two runs routes together ever day.', 'Now we two run routes together every day.'],
  ['My parents were happy they seen the dorms.', 'My parents were happy they saw the dorms.'],
  ["He was in the stand's when you beat them.", 'He was in the stands when you beat them.'],
  ["Last summer I grow two inches and now I'm taller and weights 198.", "Last summer I grew two inches and now I'm taller and weigh 198."],
  ['I got nervous and over threw everybody.', 'I got nervous and overthrew everybody.'],
  ["A lot of guy's say there tough but they quit.", "A lot of guys say they're tough but they quit."],
  ['My mom has 2 work that day.', 'My mom has to work that day.'],
  [
    'It was the game most important of the year and I can not to play because I was sick.',
    'It was the most important game of the year and I could not play because I was sick.',
  ],
  [
    "My parent's and my two sister's comes to all the games, even the one's far away.",
    'My parents and my two sisters come to all the games, even the ones far away.',
  ],
  ['On Monday I have calculus with mr. delgado.', 'On Monday I have calculus with Mr. Delgado.'],
  ["We moved to times and I missed three week's of school.", 'We moved two times and I missed three weeks of school.'],
  [
    'The snap was low I picked it up I ran left nobody was open I threw it away.',
    'The snap was low. I picked it up. I ran left. Nobody was open. I threw it away.',
  ],
  ["He don't except excuses.", "He doesn't accept excuses."],
  ["I didn't slept good that night.", "I didn't sleep well that night."],
  [
    'Who should I ask about housing, and weather or not freshmans has to live on campus?',
    'Who should I ask about housing, and whether or not freshmen have to live on campus?',
  ],
];

/** Good English that is built like one of these. */
export const GOOD_ALIKE: readonly string[] = [
  'Neither my coach nor my parents were worried, but I was.',
  'Were I taller, I might play tight end.',
  'The coach whose drills helped me most is now at Rice.',
  'Each of my brothers has played safety, and none of them has quit.',
  'It is the teams that block well that win in November.',
  'Whoever wins the job will have earned it.',
  'Not only did we win, but we also kept our composure.',
  'I had had two practices before the game, and that was enough.',
  'What I lack in size I make up for in effort.',
  'Should you have any questions, please call me.',
  'He, not I, threw the interception against Tidewell.',
  'The number of players who lift with us has grown.',
  'The data you sent me were helpful.',
  'Rarely have I seen a better field house.',
  'Coach Okonjo, between you and me there is little left to say about that loss.',
  'My mother, who works nights, drives me to camps.',
  'I would rather we talk after the season.',
  'It was I who asked my coach for the extra reps.',
];
