/** Words that such emails are full of: of several guesses at a misspelled word, one of these is the likeliest. */
const USUAL = `the that this they them then than there their these those with have from what when where will and are was were about able academic academics accept accomplish accomplished achieve achievement action address admission admissions advice afternoon
  again against agility all-district also although always amazing another answer anything anywhere apologize application appreciate appreciated
  arrange assist assistant athlete averaged averaging carry carries bench press athletes athletic athleticism attached attend attended attention attitude available average award
  awards backfield balance basketball because become before beginning behind believe belong bench best better between biggest body
  bring brother brought business calendar call camp campus capable captain career catch catches challenge champion champions
  championship chance change character class classroom coach coachable coached coaches coaching college colleges combine comfortable
  coming commit commitment committed communicate community compete competing competition competitive competitor complete completed
  completion conditioning conference confidence confident congratulations connect consider consideration consistent contact contribute
  coordinator corner cornerback coverage coverages daily decision dedicated dedication defend defense defensive definitely degree
  describe deserve determination determined develop development different difficult discipline disciplined discuss district division dream
  drill drills during each early education effort eleven eligible email energy engineering enjoy enjoyed enough especially evaluate
  evaluation every everyone everything exactly example excellent except excited exciting experience explosive extremely facilities
  family fastest father favorite feedback feet field film final finally finish finished fitness focus focused football footwork forever
  forward foundation freshman friend friday friends from full fullback fumble future game games generation getting goal goals good grade grades
  graduate graduating graduation grateful great greatest ground group growing guard guidance hard harder hardest health healthy hear heard height
  help helped high highlight highlights history honor honored honors hope hoping hour hours hudl humble hundred immediately important
  impressed improve improved improvement information injury inside intelligent interception interceptions interest interested introduce
  invitation invite invited join junior keep kicker knowledge late lead leader leaders leadership league learn learned learning letter
  level lifting line linebacker linebackers lineman linemen listen little long looking love major making meant measure meet meeting
  mental message minute minutes mistake mistakes month months morning mother motivated motivation national necessary never newest next
  number numbers offense offensive offer offered offers official opponent opponents opportunities opportunity opposite outside
  parents participate pass passed passes passing passion passionate patience people performance personal physical play played player
  players playing playoff playoffs please pleasure pocket point points position positions possible potential power practice practices
  prepare prepared probably process productive professional professor program programs progress proud provide punter pursue
  quarterback quarterbacks question questions quick quickly quickness reach ready realize really reason receive received receiver
  receivers receiving reception receptions recommend record recruit recruited recruiting recruitment referee reference regular relationship
  respect respond response responsibility responsible result roster routes running sack sacks safety saturday schedule scheme scholar
  scholarship scholarships school schools season seasons second senior separate serious seriously several shoulder similar since sincerely
  skill skills someone something sometimes sophomore special speed spirit sport sports spread spring squad stadium staff standing start
  started starter starting statistics stats strength strong stronger student students studies success successful summer sunday support
  surprise tackle tackles tackling talent team teammate teammates teams technique terrific thank thanks their therefore thing think
  thought threw through throw throwing thrown tight together tomorrow touchdown touchdowns tough toughness track tradition train trained
  trainer training transcript transfer transition truly tryout tuesday twitter understand understanding university until unofficial updated usually
  varsity versatile vision strengths fumbles video visit visited visiting visits volunteer wanted watch watched watching weaknesses wednesday weekend weight weightlifting
  weightroom welcome whether which while winning winter without won wonderful work worked workout workouts working would wrestling write
  writing vertical pocket lunch awesome everybody everyone everything somebody anybody anyone nobody birthday percent squatting squat sprinting grandma grandmother grandfather brothers
  sister sisters weather restaurant happened surprised disappointed disappointing beginning decided deciding excitement finished helping jersey kitchen laundry library
  listening locker mascot neighbor nervous nineteen ninety ordinary physics promise promised realized remember remembered reminder scared science shoulders shirt sideline
  stomach strategy summers talking teacher teachers tickets tired travel traveled trouble tutoring uniform usual vacation wonderful worried worry written release succeed dinner conditioning freshmen rehab surgery collarbone accuracy anticipation mechanics arm defender yard yards year years yesterday young your`;

const WORDS = new Set(USUAL.split(/\s+/));

/** By length, so that only words that can be near are compared. */
const BY_LENGTH = new Map<number, string[]>();
for (const word of WORDS) BY_LENGTH.set(word.length, [...(BY_LENGTH.get(word.length) ?? []), word]);

export function isUsual(word: string): boolean {
  return WORDS.has(word.toLowerCase());
}

/** Usual words whose length differs by at most two. */
export function usualNear(word: string): string[] {
  return [-2, -1, 0, 1, 2].flatMap((more) => BY_LENGTH.get(word.length + more) ?? []);
}

/** Words of football and of its training that the dictionary lacks. */
const TERMS = new Set(
  `deadlift deadlifts deadlifted deadlifting wideout wideouts touchback touchbacks presnap pre-snap redzone juco walk-on walk-ons nickelback
  strongside weakside verts playcaller playcalling playbook bootleg bootlegs cutback tailback tailbacks underclassman upperclassman underclassmen
  upperclassmen uncommitted pulldown takeaways takeaway sackers squatted benched hudl maxpreps plyometrics plyos pro-style dual-threat
  yarder yarders signee signees grayshirt grayshirts grayshirted blueshirt greenshirt verballed verbaled tkls tkl tfl tfls pbu pbus yds atts txt lol
  mee maw memaw meemaw mawmaw pawpaw papaw mamaw nana
  precalc calc h-back longsnapper kickoffs fullbacks slotback wingback splitback midline trips audibled rpo rpos lineman's dbs lbs qbs wrs rbs tes`.split(
    /\s+/,
  ),
);

export function isTerm(word: string): boolean {
  return TERMS.has(word.toLowerCase());
}
