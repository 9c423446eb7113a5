/** More of one word for another, and of what stands in the wrong form. */
export const MORE_ALIKE: readonly (readonly [written: string, right: string])[] = [
  ["Coach, him and my uncle has gave you're staff two film's.", 'Coach, he and my uncle have given your staff two films.'],
  [
    'i wears number 9 and i would of broke the record but my helmet were crack.',
    'I wear number 9 and I would have broken the record but my helmet was cracked.',
  ],
  [
    'i catched a cold and i should of stayed home but my team were short.',
    'I caught a cold and I should have stayed home but my team was short.',
  ],
  [
    'i hurted my wrist and i could of played but the doctor were worry.',
    'I hurt my wrist and I could have played but the doctor was worried.',
  ],
  [
    "I herd that you loose two quarterback's. I want to be apart of you're team.",
    'I heard that you lose two quarterbacks. I want to be a part of your team.',
  ],
  ["Its my dream too where you're jersey and too prove I can due it.", "It's my dream to wear your jersey and to prove I can do it."],
  ['Weather its hot or cold I will be their, so save me a sit.', "Whether it's hot or cold I will be there, so save me a seat."],
  ['I maid the honor role and my principle is prowd of me.', 'I made the honor roll and my principal is proud of me.'],
  ['I studdy defences every nite and I no there covrages.', 'I study defenses every night and I know their coverages.'],
  ['My stile is too throw on the run, and my feat are quick.', 'My style is to throw on the run, and my feet are quick.'],
  ['Im lerning to be pacient in the pockit.', "I'm learning to be patient in the pocket."],
  ["I woud like a chanse to conpete for you're team.", 'I would like a chance to compete for your team.'],
  ["They're was alot of wind but I dont blame nobody.", "There was a lot of wind but I don't blame anybody."],
  ['There offense isnt no joke, but we didnt let them get nothing.', "Their offense isn't any joke, but we didn't let them get anything."],
  ['Theirs to much talk and I dont like it, I just wanna plays.', "There's too much talk and I don't like it, I just want to play."],
  ['I would of ran for a first down but me shoe were untied.', 'I would have run for a first down but my shoe was untied.'],
  ['Im benching 245 and are strength coach say I has more in me.', "I'm benching 245 and our strength coach says I have more in me."],
  ['I want know if exist a possibility to play in your team.', 'I want to know if there is a possibility to play in your team.'],
  [
    'My mother she do not speak english but she wish to talk with you.',
    'My mother does not speak English but she wishes to talk with you.',
  ],
  ['She sweared she seen him and he beginned to laughed.', 'She swore she saw him and he began to laugh.'],
  ['He teached me, I feeled ready, and him and me goed to the field.', 'He taught me, I felt ready, and he and I went to the field.'],
  ['My dad builded a net and I breaked it, so him and me fixed it.', 'My dad built a net and I broke it, so he and I fixed it.'],
  [
    'I havent visited no other school and I dont plan to, because I cant see myself nowhere else.',
    "I haven't visited any other school and I don't plan to, because I can't see myself anywhere else.",
  ],
  [
    'Im not saying we wasnt beat, but we didnt quit and I aint making excuses.',
    "I'm not saying we weren't beat, but we didn't quit and I am not making excuses.",
  ],
  [
    'The clinic wasnt bad but I couldnt hear nothing, and nobody didnt tell me the drills.',
    "The clinic wasn't bad but I couldn't hear anything, and nobody told me the drills.",
  ],
  [
    'dear coach okonjo my ap physics teacher mrs. lindqvist wrote my letter in october',
    'Dear Coach Okonjo, my AP physics teacher Mrs. Lindqvist wrote my letter in October.',
  ],
  [
    'hi coach tillery i be in texas for thanksgiving and can visit friday',
    'Hi Coach Tillery, I will be in Texas for Thanksgiving and can visit Friday.',
  ],
  [
    'I am 6 foot 2 I weigh 198 pounds I play quarterback I bat left handed too.',
    'I am 6 foot 2. I weigh 198 pounds. I play quarterback. I bat left handed too.',
  ],
  [
    'My coach is Doug Varela he has coached for 20 years you can call him.',
    'My coach is Doug Varela. He has coached for 20 years. You can call him.',
  ],
  ['I give a hundred presents every day, and my team mates no it.', 'I give a hundred percent every day, and my teammates know it.'],
  ["There was to many mistake's in my film.", 'There were too many mistakes in my film.'],
  ['We would have won, and he were hurt.', 'We would have won, and he was hurt.'],
  ["I'm squating 405 since are last season.", "I'm squatting 405 since our last season."],
  ['I am a senior my GPA is 3.7.', 'I am a senior. My GPA is 3.7.'],
  ['Can I see the lab.', 'Can I see the lab?'],
  ['Could we talk on Wednesday at 6:30 p.m. Central?', 'Could we talk on Wednesday at 6:30 p.m. Central?'],
  ['it come on my birthday and my grandma have read it to everbody.', 'It came on my birthday and my grandma has read it to everybody.'],
  ['My head coach is here, doug varela said so.', 'My head coach is here, Doug Varela said so.'],
  ['My brother wont stop talking about the band, it was awsome.', "My brother won't stop talking about the band. It was awesome."],
];
