/** A bare verb is due behind them. */
const MODALS =
  `can|could|will|would|should|must|might|can't|cannot|couldn't|won't|wouldn't|shouldn't|didn't|don't|doesn't|cant|wont|dont|didnt|
  doesnt|couldnt|wouldnt|shouldnt|i'll|we'll|he'll|they'll|you'll`.replace(/\s+/g, '');
/** A verb is due after these with "to": "hate to lose"; "react to loose balls" is something else. */
const WISHES =
  `hate|hates|hated|want|wants|wanted|need|needs|needed|going|have|had|like|love|loved|afraid|able|try|trying|tried|hope|hoping|plan|ready|
  easy|hard|how|not|never|willing|wait|chance|opportunity|right|pleased|glad|happy|time`.replace(/\s+/g, '');
const ADVERBS = 'not|never|always|also|really|just|even|still|only|ever|already|probably|definitely|actually|barely';
const PERSONS = 'i|we|he|she|they|you';
const OWNERS = 'my|our|your|his|her|their';
const ARTICLES = `the|a|an|this|that|every|each|any|some|no|another|one|${OWNERS}`;
const DEGREES = 'very|so|too|really|pretty|more|most|extremely|super';
const BE = "*be|*am|i'm|we're|they're|you're|he's|she's|it's|feel|feels|felt|seem|seems|seemed|look|looks|looked|stay|stayed";
const OBJECT = '/DET|PRON|NUM|PROPN';
const BEHIND = '/ADP|CCONJ|AUX|SCONJ|VERB';

/** Positions in which a word can be used, described by the words around it. */
export const SLOTS: Record<string, readonly string[]> = {
  /** A bare verb is due: "can X", "to never X", "let me X". */
  verb: [
    `${MODALS} X`,
    `${MODALS} ${ADVERBS} X`,
    `${WISHES} to X`,
    `${WISHES} to ${ADVERBS} X`,
    'let|lets *object X',
    `can|could|should|may|will|would|did|do ${PERSONS} X`,
  ],
  /** "can I X him" */
  asked: [`${MODALS}|to|i X him|her|them|you|an|another`, `can|could|should|may|will|would|did|do ${PERSONS} X him|her|them|you|a|an|to`],
  /** The same, and after it what the verb is done to. */
  verbobject: [`${MODALS}|to X ${OBJECT}`, `${MODALS}|to ${ADVERBS} X ${OBJECT}`, `let|help|make|makes|made *object X ${OBJECT}`],
  /** Behind who does it, before what it is done to: "we X the game". */
  act: [`^ ${PERSONS} X ${OBJECT}`, `^ ${PERSONS} ${ADVERBS} X ${OBJECT}`],
  /** Behind who does it, where the written word is no verb. */
  does: [`^ ${PERSONS} X`, `^ ${PERSONS} ${ADVERBS} X`],
  /** "have X", "have never X" */
  done: ['*have X', `*have ${ADVERBS} X`, `i've|we've|they've|you've|could've|should've|would've X`],
  /** "was X by", "got X" */
  passive: ['*be|got|getting X', `*be ${ADVERBS} X`],
  /** "is X.", "is so X and" */
  state: [`${BE} X $`, `${BE} X ${BEHIND}`, `${BE} not|always|still|${DEGREES} X $`, `${BE} not|always|still|${DEGREES} X ${BEHIND}`],
  /** "too X to" */
  degree: [`${DEGREES} X $`, `${DEGREES} X ${BEHIND}`],
  /** "a X team" */
  quality: [`${ARTICLES} X /NOUN`, `${ARTICLES} ${DEGREES} X /NOUN`],
  /** "the X is", "a good X" */
  thing: [`${ARTICLES} X $`, `${ARTICLES} X ${BEHIND}`, `${ARTICLES} /ADJ X $`, `${ARTICLES} /ADJ X ${BEHIND}`],
  /** "my X" */
  own: [`${OWNERS} X !/NOUN|ADJ`],
  /** "my X", "our head X" */
  owned: [`${OWNERS} X !/NOUN|ADJ`, `${OWNERS} /ADJ|NOUN X !/NOUN|ADJ`],
  /** "at X", "with X": a noun without an article. */
  bare: ['at|with|in|of|from|for|without|under|by|on X $', 'at|with|in|of|from|for|without|under|by|on X /CCONJ|ADP|AUX'],
};

/** A wrong word, the intended one, and the positions in which only the intended one is possible. A rare word needs less context than a common one. */
export const SLOT_PAIRS = `
  loose lose verb verbobject act, looses loses act, lose loose state quality, loosing losing passive act bare,
  except accept verbobject act passive, excepted accepted passive done, brake break verb act, braking breaking passive,
  effect affect verbobject, effected affected passive done, affect effect thing quality, breath breathe verb, advice advise verbobject,
  here hear verb, meat meet verb verbobject act, meats meets act, meating meeting thing passive, sea see verb verbobject act, bye buy verbobject,
  right write asked, rite write verb does, wright write verb does, ware wear verb act, weight wait verb, waist waste verb act, steel steal verb act,
  heel heal verb, heeled healed passive done, poor pour verb, mite might does, wood would does, rap wrap verb act, rapped wrapped passive done,
  beet beat verb act done, bean been done, past passed act, pasted passed act, pray prey thing, altar alter verbobject, aloud allowed passive done,
  tolled told act done passive, patients patience owned bare, piece peace bare, week weak state degree quality, weakend weekend thing bare,
  roll role own, rolls roles own, principle principal own, moral morale own, coarse course thing, herd heard does done, guest guessed does,
  mist missed does done, new knew act, knew new quality, nose knows act, sun son own, maid made does done passive, pane pain owned thing bare,
  scene seen done passive, seam seem verb does, seams seems does, soar sore state degree owned, teem team quality owned thing, teems teams owned thing,
  tow toe owned, way weigh act, weighted weighed act, through threw act, thru threw act, cent sent does done passive,
  scent sent does done passive, road rode does, rowed rode does, bare bear verbobject, flew flu thing, red read verb does, grate great state degree quality,
  deer dear quality, hart heart owned thing bare, harts hearts owned thing, fare fair state degree, pear pair thing, lessen lesson thing,
  lessens lessons thing owned, lead led done, quite quiet degree thing, confidant confident state degree, complement compliment thing, chose choose verb,
  thing think verb does, filed field thing, collage college thing quality, dose does act, duel dual quality, sole soul owned,
  sell cell quality, hire higher degree, allowed aloud bare, hole whole quality, cite site thing, stair stare verb, cloths clothes owned,
  stating starting quality, staring starting quality, stared started act, exited excited state degree, bored board bare`;
