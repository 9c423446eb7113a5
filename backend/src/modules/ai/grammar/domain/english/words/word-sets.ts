import { REGULARISED } from './regularised-verbs.js';
import { BASES, DOING, PARTICIPLES, PASTS, THIRDS, UNCONTRACTED } from './word-forms.js';

const listed = (words: string): string[] => words.trim().split(/\s+/);

/** Words that rules name by what they are to an athlete's email; `*kin` in a pattern is any of them. */
export const WORD_SETS: Record<string, readonly string[]> = {
  participles: PARTICIPLES,
  regularised: [...REGULARISED.keys()],
  pasts: PASTS,
  /** Without the first name. */
  passives: PASTS.filter((past) => past !== 'drew'),
  thirds: THIRDS,
  /** Participles of actions, not of states such as "scared". */
  doneto: listed(
    `missed lost won been seen had given taken played thrown caught dropped stopped heard told met started talked worked gotten made found sent
    written run broken forgotten come gone done left quit slept eaten finished`,
  ),
  given: listed(
    `trey tyler riley jordan austin mason cooper logan hunter parker carter jackson dallas chance cody brady blake troy dean scott brett doug greg keith kyle
    derek travis trent trevor ryan sean shawn kevin brian eric marcus darius andre terrell tyrell malik jamal corey casey randy rick ricky tony joey
    danny donnie vince`,
  ),
  doing: DOING,
  bases: BASES,
  before: listed('season week year game month fall spring summer winter night weekend friday saturday sunday'),
  placename: listed(
    'creek grove hills hill valley ridge springs bluff heights falls prep academy county christian catholic lake river rock oaks park mesa canyon',
  ),
  human: listed(
    `student player athlete worker leader teammate person kid guy senior junior sophomore freshman starter quarterback linebacker receiver
    lineman safety corner cornerback kicker punter runner passer blocker tackler learner listener student-athlete competitor`,
  ),
  surname: listed(
    `smith brown white green young king hill baker cook carter parker walker turner hunter miller taylor mason cooper fisher knight rice price
    wood woods stone banks brooks rivers fields gray black bell wolf fox hall moss church frost gates hardy lane noble page palmer pike pope porter
    ray reed rose shepherd snow spencer steel swan swift tanner waters weaver weeks wells winters archer barber bishop butler chandler harper
    marshall potter`,
  ),
  countable: listed(
    `yard touchdown tackle sack interception reception catch carry game year season sport camp offer coach school team point win loss rep play
    letter award class day week month hour minute pound inch mile goal question pass fumble brother sister teammate player receiver quarterback`,
  ),
  numbers: listed('two three four five six seven eight nine ten eleven twelve several many'),
  countables: listed(
    'yards touchdowns tackles sacks interceptions catches games years seasons sports camps offers coaches schools teams wins losses weeks months days',
  ),
  digits: Array.from({ length: 59 }, (_, at) => String(at + 2)),
  singular_s: listed('teams coachs dads moms mothers fathers uncles grandpas grandmas'),
  do: listed("do does did don't doesn't didn't"),
  uncontracted: UNCONTRACTED,
  have: listed("have has had haven't hasn't hadn't i've you've we've they've"),
  be: listed('am is are was were be been being'),
  am: listed("am i'm im"),
  modal: listed("can could should would must will shall might cannot can't couldn't shouldn't wouldn't mustn't won't to"),
  subject: listed('i we you they'),
  plural: listed('we they you'),
  single: listed('he she it'),
  object: listed('me you him her us them'),
  often: listed('already never just also always not only ever even really still'),
  very: listed('very so really also still more most extremely super truly always not too'),
  clause: listed('that i he she we they you it to the my if when about'),
  kin: listed(
    `mom dad mother father brother brothers sister sisters family parents mama mommy daddy pops grandma grandpa grandmother grandfather
    uncle aunt cousin cousins coach coaches trainer team teammate teammates teamates friend friends buddy school stepdad stepmom`,
  ),
  person: listed(
    `coach mom dad mother father brother sister trainer teacher counselor principal friend grandma grandpa grandmother grandfather uncle
    aunt cousin teammate quarterback stepdad stepmom family team`,
  ),
  saying: listed('think want know play help work like need make take give get go see run throw look live believe teach push train love'),
  people: listed(
    `coaches teammates teamates players receivers linemen linebackers quarterbacks parents brothers sisters friends seniors juniors
    sophomores freshmen captains grades stats games numbers teachers men boys guys cousins practices workouts classes times scores
    schools colleges camps offers highlights classmates starters backs corners safeties trainers results`,
  ),
  counted: listed(
    `yard's game's touchdown's point's tackle's year's win's catch's interception's reception's sack's camp's offer's stat's coach's school's
    college's player's teammate's season's start's carry's pass's brother's sister's friend's receiver's rep's workout's practice's title's
    award's loss's time's day's week's month's sport's td's pound's inch's class's`,
  ),
  /** Nothing that could own something, or be somewhere. */
  countedthing: listed(
    `yard's touchdown's tackle's win's loss's point's rep's stat's pass's catch's offer's award's grade's point's rep's highlight's goal's route's
    sack's pick's pancake's email's inch's pound's td's weekend's interception's reception's carry's fumble's block's award's sport's skill's drill's`,
  ),
  many: listed(
    `two three four five six seven eight nine ten eleven twelve these those many few several both all most some other more fewer
    hundred thousand dozen couple`,
  ),
  several: listed('two three four five six seven eight nine ten eleven twelve these many few several both'),
  team: listed(
    'team school coach season offense defense record district conference town city family field program house crowd line backfield locker quarterback region state own',
  ),
  yours: listed(
    `team program school coach coaches time staff camp camps roster offense defense help field campus college university facilities season
    guys players email letter reply answer message visit support stadium quarterback line scheme culture family interest consideration
    attention website page twitter film future game games schedule recruiting quarterbacks receivers coordinator summer assistant response
    feedback advice kindness patience invite invitation offer call junior engineering business academic football athletic next recent great amazing`,
  ),
  size: listed('much many hard late early long far young short big tall fast small slow old soon heavy'),
  told: listed('that i to he she we they you about it how'),
  know: listed("that how what if about where when whether why more my your everything anything what what's you"),
  meet: listed(
    'speak talk talked spoke write wrote go went going come came listen reach reached belong look looking forward back over send sent',
  ),
  lose: listed('to will never can could would might may not i we they you gonna'),
  day: listed('monday tuesday wednesday thursday friday saturday sunday'),
  month: listed('january february april june july september october november december'),
  proper: listed(
    `christmas thanksgiving easter english spanish american america texas ohio florida georgia alabama louisiana mississippi tennessee
    kentucky oklahoma kansas nebraska iowa illinois indiana michigan minnesota wisconsin missouri arkansas colorado utah nevada arizona
    california oregon idaho montana wyoming hawaii alaska maine vermont massachusetts connecticut delaware maryland pennsylvania virginia
    hudl twitter instagram youtube`,
  ),
  letters: listed('qb wr rb te ol dl db gpa ncaa naia njcaa fbs fcs psat td tds dl1 fafsa'),
  /** What somebody wants to do, or looks forward to; none of them is a noun as well. */
  toverbs: listed(
    `play visit come go attend compete join learn see meet become be make get show know speak talk send study hear win improve earn find take give
    throw run keep start prove ask tell introduce thank let bring watch continue apply write read share discuss receive follow understand reach
    participate pursue major graduate finish lead add begin wear stay try commit transfer schedule arrange tour represent contribute leave stop lose miss`,
  ),
  /** What an action can be like, said of the action with its "-ly". */
  manners: listed(
    `aggressive serious regular careful consistent efficient effective independent confident proper correct perfect terrible horrible poor fair equal
    smooth honest respectful quiet patient rapid significant intelligent nice different constant natural passionate relentless decisive immediate
    tremendous diligent fierce gradual instinctive quick`,
  ),
  /** Actions of players and students. */
  actions: listed(
    `play plays played playing throw throws threw throwing run runs ran running work works worked working learn learns learned learning practice
    practices practiced practicing train trains trained training compete competes competed tackle tackles tackled tackling block blocks blocked
    blocking move moves moved moving react reacts reacted respond responds responded heal heals healed healing recover recovered perform performs
    performed performing improve improved improves improving act acts acted speak spoke communicate communicated listen listened treat treats treated
    think finish finished finishes`,
  ),
  familyname: listed(
    `smith johnson williams jones davis wilson anderson thomas jackson martin thompson garcia martinez robinson clark rodriguez lewis hernandez lopez
    gonzalez harris sanchez clarke ramirez campbell mitchell roberts phillips evans edwards collins stewart morris rogers murphy peterson howard
    richardson watson james bennett hughes flores washington simmons patterson jordan reynolds hamilton graham sullivan wallace cole owens ellis
    freeman tucker henry crawford mcdonald kennedy dixon gordon burns gibson henderson coleman jenkins perry powell patel torres nguyen ramos reyes
    morales ortiz gomez diaz perez rivera cruz castillo mendoza alvarez jimenez ruiz vargas varela`,
  ),
  main: listed('am was have had would will want play played run can hope love like live work go do throw started start'),
  position: listed(
    `quarterback qb runningback tailback fullback receiver wideout safety corner cornerback linebacker lineman tackle guard center end
    kicker punter snapper football`,
  ),
  thanked: listed('time support help visit letter email call everything camp today advice tour message'),
  question: listed('who what when where how which why can could would will do does is are should'),
};
