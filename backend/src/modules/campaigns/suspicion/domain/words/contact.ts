import { phrases } from '../phrases.js';

const KIN =
  'parents|parent|mom|moms|mother|dad|dads|father|folks|family|guardian|guardians|mama|papa|stepdad|stepmom|grandma|eltern|mutter|vater|padres|madre';
const OTHERS = `${KIN}|counselor|counselors|coach|coaches|principal|teammates|teammate|friends|anyone|anybody|soul|school|teacher|teachers|compliance`;

/** Offices of a school that look after its rules. */
const OFFICES = 'office|compliance|department|administration|university|staff|school|boss|league|ncaa';

export const PARENTS = phrases(KIN);

export const SECRECY = phrases(
  `dont|not|never|cant|shouldnt tell|telling|mention|involve|include|inform|copy|cc|loop ... ${OTHERS}`,
  `dont|not|never bring ... ${KIN}`,
  `dont|not|never bring it|this|that|us up ... ${OTHERS}|office`,
  `dont|not|never show|share|discuss|forward ... this|it|that|our|these|my ... ${OTHERS}`,
  `dont|not|never show|discuss|talk|speak ... about|this|it|that ... with|to ... ${OTHERS}`,
  `dont|not|never let ... ${OTHERS} ... know|find|see|hear|read`,
  'dont|not|never say|mention a|anything|this|it|that',
  'nobody|noone|none has|needs|will|should|must|can|is|to|else|ever ... know|knows|notice|notices|find',
  'no one has|needs|will|should|must|can|is|to|else|ever ... know|knows|notice|notices|find',
  'nobody|noone knows about|of',
  'tell|telling nobody|noone',
  'tell|telling no one',
  'say|tell|mention nothing to|about|at|until|till|yet|there',
  'not a word to|about|at|until|till|yet',
  'silent|quiet about this|it|that|us|the',
  `before ... ${KIN}|counselor|counselors ... hear|hears|find|finds|learn|learns|know|knows|see|sees ... it|this|that|out|about|of`,
  `keep|hide|hiding this|it|that|everything|our ... from ... ${KIN}|counselor|counselors|compliance|coach|coaches`,
  `tell|inform ... ${KIN} after|once ... sign*|commit*|inked`,
  `${KIN} can|will|may ... find|learn|know|hear ... after|once you|we|i ... sign*|commit*|inked`,
  `no need|reason for ... ${KIN} to|being ... copied|involved|know|hear|see|read|included|told|informed`,
  `${KIN} are|is|go|goes|fall|went asleep|sleeping|sleep`,
  `${KIN} are|is|go|goes|went to|in bed`,
  'conversation|talk|chat|call|meeting|message never happened|took',
  'dont|not|never tell ... office|secretary|compliance',
  'mums the word',
  'keep|keeping|kept|stay|stays|leave|just|only|strictly|remain|remains|is|stick ... between|among us|ourselves',
  'keep|keeping|kept|stay|stays|leave|just|only|strictly|remain|remains between|among you|the',
  'keep|keeping this|it|that|everything|things|our ... secret|quiet|private|yourself|confidential|low|hush|wraps|hidden|discreet',
  'our|my little|own|big secret',
  'our secret',
  'be|stays|stay|a secret|secrets between|from',
  'only|just you and me|i',
  'only me and you',
  'just|only the two of us',
  'only|just us two',
  'you and me|i ... need*|have|should know',
  'delete|erase|clear|wipe|destroy ... this|the|my|our|these|all|that|those ... mail|mails|email|emails|message|messages|text|texts|chat|chats|thread|conversation|history',
  'delete|erase|destroy this|it|them|everything',
  'behind ... back',
  `without ... telling|asking|involving|informing|your|the ... ${KIN}|knowing|counselor|coach`,
  `${KIN} dont|doesnt|need|shouldnt|cant|cannot|mustnt|wont|not ... know|read|see|hear|come|involved|find|copied|there|understand`,
  `${KIN} do|does|should|must|need not ... know|read|see|hear|come|involved|find|copied|there|understand`,
  `no need|reason to bring|tell|involve|include|ask|copy ... ${OTHERS}`,
  `leave|keep ... ${OTHERS} out`,
  `leave|keep ... ${OFFICES} out of this|it|that`,
  `${OFFICES} does|do|need|needs|must|should|has not ... need|have|to hear|know|learn|find about|of|out|this|that|it`,
  `${OFFICES} doesnt|dont need|have to hear|know|learn|find about|of|out|this|that|it`,
  `${OFFICES} need|must|should not hear|know|learn|find about|of|out|this|that|it`,
  `${OFFICES} neednt|mustnt|shouldnt hear|know|learn|find about|of|out|this|that|it`,
  'nobody|noone has|have|needs|need to see|read|hear|watch what|this|it|us|about',
  'no one has|have|needs|need to see|read|hear|watch what|this|it|us|about',
  `${KIN}|adults|grownups are|is not in|on there|here|it`,
  `${KIN}|adults|grownups arent|isnt in|on there|here|it`,
  `${KIN}|adults|grownups are|is not in|on the|this|that chat|group|channel|thread|server`,
  `${KIN}|adults|grownups arent|isnt in|on the|this|that chat|group|channel|thread|server`,
  `no ${KIN}|adults|grownups in|on there|here|it|the|this chat|group|channel|thread|server|so|and`,
  'no grown ups in|on|there|here',
  'this|it|that goes no further|farther',
  'this|it|that stays in this|the|our thread|chat|inbox',
  'this|it|that stays in ... and goes no further|farther',
  'come|meet|travel|show|fly|drive|visit ... alone',
  'come|meet|travel|show|fly|drive|visit ... by yourself',
  `tell|lie ... ${KIN} ... friend|friends|sleep*|study*|lie|somewhere|nothing`,
  'on the down low',
  'hush hush',
  'in|secretly secret',
  'off the record',
  'sag|sage|erzahl*|verrat* ... niemand*|nichts|keinem',
  `sag|sage|erzahl*|verrat* ... ${KIN}|trainer ... nicht*|nichts`,
  'unter uns',
  'nur zwischen|unter uns',
  'behalt* ... dich',
  `ohne deine|dein|die ... ${KIN}`,
  `${KIN} ... mussen|brauchen|sollen|durfen|muss|soll ... nicht*|nichts ... wissen|erfahren|lesen|sehen`,
  `${KIN} mussen|brauchen|sollen|durfen|muss|soll ... nicht*|nichts|davon`,
  'niemand ... wissen|erfahren|erfahrt|weiss',
  'losch* diese*|die|den|alles|es',
  'bleibt ... uns|geheim*',
  'geheim*',
  'no le|les|se|lo ... digas|diga|cuentes|muestres|ensenes',
  'no digas|cuentes nada|a',
  'entre nosotros|tu',
  'en secreto',
  'guard* ... secreto',
  `sin ... tus|decir*|avisar ... ${KIN}|nadie|mama|papa`,
  'nadie ... sepa|entere|saber|enterar*',
  'borra* este|el|esta|los|todo|la|estos',
  `tus ${KIN} no ... saber|enterar*|necesitan|sepan`,
);
/** "Tell them nothing bad", harmless uses of "secret", and legal notices below emails. */
export const NO_SECRET = phrases(
  'no|not|open|best|worst|any|the|a|your secret to|in|that|weapon|sauce|kept|of',
  'no secret',
  'nada malo|mal|feo',
  'nothing bad|mean|wrong',
  'quiet on|against first|second|third|fourth|defense|offense|the|them',
  `or with|bring ... ${KIN}|friend|friends`,
  'recipient|recipients|privileged|disclosure|unauthorized|sender|notify|empfanger|remitente|destinatario',
  'received ... error|mistake',
  'in error',
  'password*|passcode*|pin|ssn|contrasena*|passwort*',
);

const TALK =
  'add|message|messages|msg|write|text|download|install|move|switch|talk|chat|call|contact|reach|hit|find|get|use|join|continue|take|username|handle|number|on|over|lets|have|send|ping|try|works|easier|faster|better|prefer|reply|answer|ruf|schreib*|lad*|meld*|auf|uber|wechsel*|nummer|escrib*|agrega*|anad*|descarga*|hablemos|habla*|pasa*|por|contacta*|llama*|mensaje*';
/** Messaging apps in which parents and schools cannot read along. */
export const PRIVATE_CHATS = phrases(
  'whatsapp|whatsap|watsapp|telegram|snapchat|discord|kik|wechat|viber|wickr|threema|omegle',
  'whats app',
  'snap chat',
  'facebook messenger',
  'private|secret|disappearing|encrypted chat*|channel*|message*|app',
);
export const CHAT_TALK = phrases(TALK);
/** Names that are also words: only as a way to talk. */
export const CHAT_BY_WORD = phrases(
  'call|text|message|msg|write|add|reach|hit|talk|chat|contact|dm|find ... on|over|via|through signal|snap|instagram|insta|ig|messenger|facetime|imo',
  'call|text|message|msg|write|add|reach|hit|talk|chat|contact|dm|find me|us|this on|over|via|by|through signal|snap|instagram|insta|ig|messenger',
  'move|switch|continue|take|go ... to|on|over signal|snap|instagram|insta|ig|messenger',
  'you|are|is on snap|signal|insta|ig',
  'whats|got your snap|insta|ig|instagram|signal',
  'what is your snap|insta|ig|instagram|signal',
  'your snap|insta|ig|signal name|handle|user|username|id',
  'add my snap|insta|ig',
  'my snap|insta|ig is',
  'download|install|get|use|join signal|messenger|snap',
  'hit|slide|message|in|into ... insta|ig|instagram|snap dms|dm|inbox',
  'hit|write|text|message ... not here',
  'text|write|message|call|answer|reply ... not ... here|email|mail|school',
  'off ... this email|mail|account',
  'get|move|take|go ... off email|mail|here',
);
/** Everybody may follow the team. */
export const PUBLIC_PAGE = phrases('follow*|posted|posts|graphic*', 'official account*');
/** A parent reads along. */
export const WITH_PARENTS = phrases(
  `add|include|put|with|and|for|bring|copy|plus|have|mit|con|invite|group ... ${KIN}`,
  `${KIN} ... too|also|join|included|thread|group|chat|along|tambien|mit|dabei`,
);

/** Somewhere without anybody else; with parents or the team around it is a visit like others. */
export const ALONE = phrases(
  'come|meet|stop|swing|drop|see ... my|a|the hotel|motel room',
  'come|meet|stop|swing|drop ... to|by|at|in my apartment|condo|place|room|hotel|motel|truck|cabin',
  'pick you up ... behind|alone',
  'skip|forget|ignore|without the|that|a|your permission slip|form|waiver|letter',
);
export const COMPANY = phrases('wife|husband|roommates|teammates|hosts|everyone|everybody|all|recruits|players|families|staff');
/** That others read along, which is a reason only for who has something to hide. */
export const WATCHED = phrases(
  `${OFFICES}|they read|reads|see|sees|monitor|monitors|log|logs|watch|watches|check|checks|track|tracks|archive|archives ... it|everything|them|all|every|my|our|those|what`,
  'is|are|gets|get|being read|monitored|logged|watched|checked|tracked|archived|recorded ... by|there|here|and|so',
);
/** And so it goes on somewhere else. */
export const ELSEWHERE = phrases(
  'cant|cannot|dont|wont|not|never|rather write|email|talk|say|speak|send ... from|on|over|in|through ... work|office|school|team|university|official',
  'lets|let|better|rather ... keep|use|stay|talk|write|go|move ... here|elsewhere|this',
  'use this one|address|account|number|mail|email',
  'write|answer|reply|text me here|there instead',
  'my personal|private|own|other mail|email|account|number|phone|address',
);

export const PICTURES = phrases(
  'camera|webcam|cam|shot|shots|mirror|pic|pics|photo|photos|picture|pictures|selfie|selfies|video|videos|image|images|nudes|foto|fotos|bild|bilder|imagen|imagenes',
);
export const BARE = phrases(
  'shirtless|naked|nude|nudes|underwear|undies|boxers|briefs|lingerie|topless|undressed|bare|oberkorperfrei|nackt|unterwasche|desnudo|descamisado',
  'without|no|off|minus|lose ... shirt|shirts|clothes|clothing|top|shorts',
  'shirt|shirts|clothes|top off',
  'take off ... shirt|clothes|top',
  'in|after the|your shower|bed|bedroom|bathroom',
  'ohne ... shirt|hemd|kleidung|oberteil|hose',
  'sin ... camisa|camiseta|ropa|playera',
  'en ropa interior',
  'private|intimate|sexy|hot pic|pics|photo|photos|picture|pictures|video',
  'of ... your body|physique',
);
export const SHOW = phrases(
  'send|text|show|take|snap|dm|call|got|turn|email|share|give|need|want|see|post|message|do|make|record|film|schick*|zeig*|mach|manda*|envia*|muestra*|toma*|comparte*',
);

/** A deadline of hours. */
export const NOW = phrases(
  'within|in|next|only|have # hour*|hr*|minute*|min',
  'within|in|next|have the|an|one|two|three|four|next hour*|#|hr*',
  'within|in the|next hour*',
  'one|two|three|four|six|twelve|# hours ... or',
  'by|until|before tonight|midnight|noon',
  'by|until|before # tonight|today|pm|p|sharp',
  'tonight|today|immediately|asap|now or|only',
  'right now|away',
  'closes|ends|expires|dies ... tonight|today|midnight|noon',
  'is|be|are gone|void|pulled|withdrawn ... tonight|midnight|noon',
  'in|within ten|fifteen|twenty|thirty|forty|sixty|ninety minutes|min',
  'heute noch',
  'sofort|inmediatamente',
  'antes de medianoche',
  'in|dentro # stunde*|de|horas',
  'hoy mismo',
);
export const OFFER = phrases(
  'offer|scholarship|commit|commitment|committment|sign|roster|spot|angebot|stipendium|oferta|beca|selected|award',
);
/** Forms have days of their own. */
export const FORMS = phrases('application*|registration*|questionnaire|survey', 'sign ups|up');
/** "If you do not sign, it is gone": the not belongs to the threat. */
export const THREATS = phrases(
  'if i|we dont|cant|do|can|cannot ... have|get|see ... commitment|committment|yes|signature',
  'if you dont|wont|cant commit|committ|sign|accept',
  'if you do|will|can not commit|committ|sign|accept',
);
