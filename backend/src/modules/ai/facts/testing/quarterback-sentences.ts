/**
 * Sentences about Eli of claim-world.ts, written by hand for this project before the rules were read against them: of 62 true ones seven were
 * marked then, of 66 false ones none was missed. The people, high schools and opponents are invented.
 */
export const TRUE_OF_ELI = `My GPA is a 3.62 and I scored 1190 on the SAT.
I carry a three point six two GPA.
I took the SAT in May and got eleven ninety.
I'm a 6'3", 214-pound quarterback.
I stand six-three and weigh two hundred fourteen.
At 6-3 and 214 pounds I can see over the line.
I am listed at 6 foot 3, 214 lbs.
I am 75 inches tall.
I'm a 2027 quarterback from Mesa, Arizona.
I graduate in 2027 from Red Butte High School.
I play quarterback for Red Butte.
I wear number 12.
My jersey is #12.
I run a 4.78 forty, hand timed.
My 40-yard dash is 4.78 seconds.
I threw for 848 yards in three games.
I have thrown for more than 800 yards this fall.
I've thrown nine touchdowns and only two interceptions.
I completed 60 of 90 passes.
I completed two thirds of my passes.
I complete 66.7% of my throws.
I average 282.7 passing yards a game.
I average about 280 yards per game through the air.
Against Copper Hills I threw for 310 yards and four touchdowns.
In our opener against Copper Hills I went 22 of 31 for 310 yards.
I threw three touchdowns against Saguaro Valley on September 11.
My best game was 310 yards.
My best game was 310 passing yards against Copper Hills.
I didn't throw an interception against Copper Hills.
I threw at least two touchdowns in every game.
In two of my three games I threw three or more touchdowns.
I also ran for 96 yards and two touchdowns.
I have 944 total yards.
I have accounted for eleven touchdowns.
On September 18 I threw for 248 yards against Dobson Peak.
My head coach is Luis Ortega.
Coach Ortega can tell you more at 480-555-0177.
You can reach me at 480-555-0112.
I am a senior this year.
Coach Reyes, I enjoyed your talk at practice.
I would love to be a Lumberjack.
I would love to see Flagstaff in the spring.
Could I come to campus on Saturday, December 5?
We lift at 6:30 a.m. before school.
I have two younger sisters who come to every game.
I watched your last two games and liked your tempo.
I study about three hours a night.
Please let me know if you need my transcript.
Is there a camp for 2027 quarterbacks in June?
My film is at https://www.hudl.com/v/2abc.
I want to study civil engineering.
Thank you for reading this, Coach.
I know that I have a lot to learn.
I am working on my footwork every day.
My favorite class is chemistry.
I'm not the loudest player but I lead by example.
What do you look for in a quarterback?
I hope your season ends well.
Happy Thanksgiving to you and your family.
My family and I live an hour from Phoenix.
I can be on campus any weekend in January.
I throw with my right hand.`.split('\n');

/** Sentences that contradict a fact, name another person, or claim something that is not recorded. */
export const FALSE_OF_ELI = `My GPA is 3.9.
I carry a 3.72 GPA.
I got a 1290 on the SAT.
I scored twelve hundred on the SAT.
I have a 27 ACT.
I'm 6'4", 214 pounds.
I stand six-five.
I weigh 224.
I'm 6-3 and two hundred and thirty pounds.
I'm a 2026 quarterback.
I graduate in 2028.
I am a junior.
I'm a wide receiver from Mesa.
I play linebacker for Red Butte.
I play for Desert Ridge High School.
I am from Tempe, Arizona.
I wear number 7.
I run a 4.58 forty.
My forty is a 4.6, laser timed.
I run a sub-4.7 forty.
I threw for 1,248 yards.
I threw for over 900 yards.
I have more than nine hundred passing yards.
I've thrown twelve touchdowns.
I have thrown only one interception.
I have no interceptions this season.
I completed 70 of 90 passes.
I complete 72% of my passes.
I average 310 yards a game.
Against Copper Hills I threw five touchdowns.
Against Saguaro Valley I threw for 310 yards.
I threw for 400 yards against Copper Hills.
On October 2 I threw for 310 yards against Copper Hills.
Against Hamilton I threw three touchdowns.
I threw four touchdowns in every game.
In five games I threw nine touchdowns.
I ran for 196 yards.
I rushed for five touchdowns.
I have 1,044 total yards.
My head coach is Mike Ortega.
Coach Ortega's number is 480-555-0199.
Call me at 602-555-0112.
I would love to be a Sun Devil.
I can't wait to visit Tucson and see the campus.
I hold offers from two Big Sky schools.
I was offered by Idaho State on Monday.
I picked up my third offer.
I am committed to Weber State.
I was first-team all-region.
I was named team MVP.
I am a three-star quarterback.
I'm the No. 4 quarterback in Arizona.
I am ranked in the top 25 of my state.
We won the state championship last year.
We finished 9-2.
I broke the school passing record.
I bench 285 pounds.
I have a 34-inch vertical.
I am a two-time captain.
I was invited to the Elite 11.
I've started since my sophomore year.
I'm the best quarterback in Arizona.
I have a 4.0 GPA.
I am an honor roll student.
My brother Chris Doyle plays for you.
I have straight A's.`.split('\n');
