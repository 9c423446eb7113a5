import { scopeOf } from '../../testing/claim-set.js';
import { JUNIOR_RUNNER_SET } from '../../testing/claim-set-junior-runner.js';
import { SENIOR_LINEBACKER_SET } from '../../testing/claim-set-senior-linebacker.js';
import { YOUNG_PASSER_SET } from '../../testing/claim-set-young-passer.js';
import { checkClaimsOf } from './check-claims-of.js';

const LINEBACKER = [
  // The name right before a number says what it is.
  ['GPA 3.4, SAT 1170', true],
  ['SAT 1170, core GPA 3.2, GPA 3.4', true],
  ['SAT 1270, GPA 3.4', false],
  // An average that is named before its figure.
  ['Per game: 10.1 tackles, 0.6 sacks.', true],
  ['Per game I make ten tackles.', true],
  ['Per game I average 12 tackles.', false],
  ['Per game: 10.1 tackles and 2 sacks.', false],
  // Games that are denied.
  ['No game of mine had fewer than 7 tackles.', true],
  ['In none of my seven games did I have under 7 tackles.', true],
  ['Not one of my games had fewer than nine tackles.', false],
  ['Never did I have fewer than 9 tackles.', false],
  ['Not once this season have I had fewer than seven tackles.', true],
  ['Each of my games saw me get a sack.', false],
  ['Every game saw me make a tackle.', true],
  // A size in few words.
  ['6-1 and 222, ready to work.', true],
  ['6-4, 222 LB', false],
  ['Size: 6-3.', false],
  ['You will be getting a linebacker who weighs 222 pounds.', true],
  ['You will be getting a linebacker who weighs 240 pounds.', false],
  // How the dash was timed.
  ['The hand clock said 4.79 in the forty.', true],
  ['The electronic gates had my forty at 4.79.', false],
  // A position that is also a figure, an opponent who is also a person.
  ['My tackle average is 10.1.', true],
  ['My tackle total went past 80.', false],
  ['Our tackle weighs 285.', true],
  ['Elk Divide was our opponent on September 4.', true],
  ['Elk Divide was our opponent on September 18.', false],
  // Nobody is no number.
  ['No one told me that recruiting is easy.', true],
  ['I have no one to thank but my coach.', true],
  ['I wear no. 1.', false],
  // School years.
  ['I will be a freshman in your program next fall.', true],
  ["It's my senior year.", true],
  ['It is my junior year.', false],
  ['Next year is my junior season.', false],
  // The town and the team of the reader.
  ['I think about game days in Moscow.', true],
  ['Every Saturday in Laramie would be special.', false],
  ['I want to wear the Vandals helmet.', true],
  ['I would wear the Cowboys jersey with pride.', false],
  // What no record shows.
  ['My honors classes keep me busy.', true],
  ['I finished with honors last spring.', false],
  ['Nobody at our school has run a faster forty.', false],
  ['Nobody on our line is bigger than our center.', true],
  ['Nobody outworks me in the weight room.', true],
  ['Pine Basin has taught me a lot.', true],
  ['Pine Basin beat Elk Divide.', false],
  ['Never have I fumbled.', false],
  ['Never have I been so ready.', true],
] as const;

const RUNNER = [
  ['My best game was number five, against Ocmulgee Bend.', true],
  ['Not one of my six games had fewer than 67 rushing yards.', true],
  ['I ran for 143 and two against Stonebridge.', true],
  ['I ran for 143 and four against Stonebridge.', false],
  ['In week two I had my second-best night: 143 yards.', true],
  ['Three times this fall I went over a hundred.', true],
  ['Five times this fall I went over a hundred.', false],
  ['I have been a running back since I was eight.', true],
  ['My weight went from 178 to 191 since last fall.', true],
  ['My weight went from 178 to 201 since last fall.', false],
  ['Next season I will be a senior.', true],
  ["I'll be a junior next fall.", false],
] as const;

const PASSER = [
  ['I stand an inch shy of 6 feet.', true],
  ['I am an inch over six feet.', false],
  ['I am a pound under 165.', true],
  ['The average completion goes for 12.7 yards.', true],
  ['Every completed pass gains 15 yards.', false],
  ['Each carry nets 3.9 yards.', true],
  ['Each carry nets 5 yards.', false],
  ['My arm gave us 684 yards.', true],
  ['My arm gave us 102 yards.', false],
  ['My arm and my legs gave us 786 yards.', true],
  ['My legs gave us 240 yards.', false],
  ['Toledo is the only place I see myself.', true],
  ['Dayton is the right school for me.', false],
  ['No freshman on our team has more completions.', false],
  ['No player at our school works on Sundays.', true],
  ['Elijah Brooks, who has coached me since sixth grade, knows my work.', false],
  ['My friend Sam, who trains with me, is a safety.', true],
  ['A coach told me that they have a spot for me.', false],
  ['I hope there is a spot for me on your team.', true],
] as const;

describe.each([
  ['a linebacker', SENIOR_LINEBACKER_SET, LINEBACKER],
  ['a runner', JUNIOR_RUNNER_SET, RUNNER],
  ['a passer', YOUNG_PASSER_SET, PASSER],
])('classes of sentences, of %s', (_, set, sentences) => {
  it.each([...sentences])('I-05 “%s” is right: %s', (text, isRight) => {
    expect(checkClaimsOf(text, scopeOf(set)).length === 0).toBe(isRight);
  });
});
