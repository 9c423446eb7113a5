/** First names that are common among staffs, in small letters; beside one a word of titles is a last name. */
const USUAL_FIRST_NAMES: ReadonlySet<string> = new Set(
  'aaron adam alan albert alex andre andrew andy anthony antonio ben bill billy bob bobby brad brandon brendan brent brett brian bruce bryan caleb carl carlos chad charles charlie chase chris christian christopher cody cole colin connor corey cory craig curtis dale dan daniel danny darren darryl dave david dean dennis derek devin don donald doug drew dustin dwayne dylan ed eddie eli eric erik ethan evan frank fred gabriel garrett gary gavin george gerald glenn grant greg gregory harold harry henry hunter ian isaac isaiah jack jackson jacob jake jamal james jamie jared jason jay jeff jeffrey jeremy jerry jesse jessica jill jim jimmy joe joel john johnny jon jonathan jordan jose joseph josh joshua juan julie justin karen karl keith kelly ken kenneth kenny kevin kim kurt kyle lance larry lawrence lee leon lisa logan louis lucas luke malik marcus mario mark marty mary mason matt matthew max melissa michael michelle mike mitch nate nathan nicholas nick noah oscar owen pat patrick paul pete peter phil philip quinn ralph randy ray raymond rich richard rick ricky rob robert robin rod roger ron ronald ross roy russell ryan sam samuel sarah scott sean seth shane shawn spencer stephen steve steven stuart susan terry theodore thomas tim timothy todd tom tommy tony travis trent trevor troy ty tyler tyrone victor vince walter warren wayne wes wesley will william willie zach zachary'.split(
    ' ',
  ),
);

/** Last names that are words of titles and menus. */
const RARE_LAST_NAMES = new Set(['trainer', 'chief', 'clerk', 'senior', 'chaplain', 'read', 'fan', 'more', 'line', 'camps', 'game']);

/** Whether words in small letters are such a name: "mike trainer", "mike t trainer", and neither "lead trainer" nor "mike head trainer". */
export function hasRareLastName(words: readonly string[]): boolean {
  const [first = '', ...others] = words;
  const last = others.pop() ?? '';
  return USUAL_FIRST_NAMES.has(first) && RARE_LAST_NAMES.has(last) && others.every(({ length }) => length === 1);
}
