/**
 * Sentences about the athlete of claim-world.ts, written by hand for this project before the rules were read against them. The people,
 * high schools and opponents are invented.
 */
export const TRUE_SENTENCES = `I have a 3.4 GPA on a 4.0 scale.
My GPA is three point four.
I scored twenty-four on the ACT.
I'm six feet tall and weigh 175 pounds.
I am 6'0", 175 lbs.
I'm 5'12" on a good day, or 72 inches, and a hundred and seventy-five pounds.
I caught 17 passes for 286 yards in three games.
I have seventeen receptions and four touchdowns this season.
I averaged 95.3 receiving yards per game.
I caught more than 15 passes this fall.
I have nearly 300 receiving yards.
I gain 16.8 yards a catch.
Against Coldwater I caught 8 passes for 131 yards and two touchdowns.
On September 12 I had 131 yards against Coldwater.
I caught four balls for 52 yards against Pine Hollow on 9/5.
My best game was 131 yards.
I am a class of 2028 wide receiver from Bend, Oregon.
I am a junior at Kestrel Ridge.
I wear #4 for Kestrel Ridge High School.
You can call Coach Stubbs at 541.555.0133.
Ray Stubbs is my head coach.
Coach Okonjo, thank you for your time this week.
I would love to play for the Cardinals in Beaumont.
Could I visit campus on Friday, December 4?
Merry Christmas and Happy New Year to the whole staff!
I am free after 3:30 p.m. on Tuesday.
I scored at least one touchdown in every game.
I did not fumble a single question on film day.
In one of my three games I caught two touchdowns.
My parents and I have three questions about the visit.
Is there a camp for juniors in July?
I was really excited to read your note.
PLEASE TELL THE STAFF THANK YOU.
Blocking is something I take pride in.
I hope to hear from you soon.`.split('\n');

/** Sentences that contradict a fact, name another person, or claim something that is not recorded. */
export const FALSE_SENTENCES = `I have a 3.8 GPA.
My GPA is four point oh.
My GPA is ３.６.
I got a 29 on the ACT.
I scored thirty on my ACT.
I stand six foot three.
I'm 6-2, 175.
I weigh one hundred ninety pounds.
I caught 27 passes this season.
I caught twenty passes for 286 yards.
I have 386 receiving yards.
I have more than 300 receiving yards.
I have over four hundred yards this season.
I caught nine touchdowns this fall.
I averaged 120 yards a game.
I caught eight passes against Pine Hollow.
I had 131 yards against Silver Fork.
Against Harbor City I caught two touchdowns.
I had 131 yards against Coldwater on September 19.
In five games I have 286 yards.
I am a class of 2027 receiver.
I am a sophomore at Kestrel Ridge.
I am a quarterback from Bend.
I wear number 14.
I play for Eagle Ridge High School.
I live in Portland, Oregon.
My head coach is Bill Stubbs.
Call my coach at 541-555-0331.
Dear Coach Munson,
Dear Coach Saban, I watched your game.
I want to play for Rice.
I would love to be an Owl.
I would be proud to play for Ohio State.
I am excited to visit Huntsville and meet you.
I have offers from three schools.
I picked up my first offer last week.
I was offered by Tulsa.
I committed last month.
I made second-team all-conference.
I was named offensive player of the week.
I am a two-year captain.
I am on the honor roll.
I am a 3-star receiver.
I am ranked twelfth in Oregon.
I am ranked in the top 100 nationally.
We are 7-1 this season.
We won our league title.
I hold the school record for catches.
My vertical jump is 36 inches.
I squat 405.
I run the hundred in 10.9 seconds.
I run a 4.4 forty.
I scored 1300 on the SAT.
I have started for two years.
My coach says I have a 38-inch vertical.
I have been invited to the Under Armour camp.
I am in the top five of my class.
My trainer Vic Ondaro has sent you film.
I never dropped below a 3.9.
I am a straight-A student.`.split('\n');
