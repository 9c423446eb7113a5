import { phrases } from '../phrases.js';

const KIN =
  'parents|parent|mom|moms|mother|dad|dads|father|folks|family|guardian|guardians|mama|papa|stepdad|stepmom|grandma|eltern|mutter|vater|padres|madre';
const OTHERS = `${KIN}|counselor|counselors|coach|coaches|principal|teammates|teammate|friends|anyone|anybody|soul|school|teacher|teachers|compliance`;

export const PARENTS = phrases(KIN);

export const SECRECY = phrases(
  `dont|not|never|cant|shouldnt tell|telling|mention|involve|include|inform|copy|cc|loop ... ${OTHERS}`,
  `dont|not|never bring ... ${KIN}`,
  `dont|not|never show|share|discuss|forward ... this|it|that|our|these|my ... ${OTHERS}`,
  `dont|not|never show|discuss|talk|speak ... about|this|it|that ... with|to ... ${OTHERS}`,
  `dont|not|never let ... ${OTHERS} ... know|find|see|hear|read`,
  'dont|not|never say|mention a|anything|this|it|that',
  'nobody|noone|none has|needs|will|should|must|can|is|to|else|ever ... know|knows|notice|notices|find',
  'no one has|needs|will|should|must|can|is|to|else|ever ... know|knows|notice|notices|find',
  'nobody|noone knows about|of',
  'tell|telling nobody|noone',
  'tell|telling no one',
  'say nothing to|about',
  'not a word to|about',
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
/** "Tell them nothing bad", a secret that is none, and what lawyers put below every email. */
export const NO_SECRET = phrases(
  'no|not|open|best|worst|any|the|a|your secret to|in|that|weapon|sauce|kept|of',
  'no secret',
  `or with|bring ... ${KIN}|friend|friends`,
  'recipient|recipients|privileged|disclosure|unauthorized|sender|notify|empfanger|remitente|destinatario',
  'received ... error|mistake',
  'in error',
  'password*|passcode*|pin|ssn|contrasena*|passwort*',
);

const TALK =
  'add|message|messages|msg|write|text|download|install|move|switch|talk|chat|call|contact|reach|hit|find|get|use|join|continue|take|username|handle|number|on|over|lets|have|send|ping|try|works|easier|faster|better|prefer|reply|answer|ruf|schreib*|lad*|meld*|auf|uber|wechsel*|nummer|escrib*|agrega*|anad*|descarga*|hablemos|habla*|pasa*|por|contacta*|llama*|mensaje*';
/** Programs in which nobody else reads along. */
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

export const PICTURES = phrases(
  'pic|pics|photo|photos|picture|pictures|selfie|selfies|video|videos|image|images|nudes|foto|fotos|bild|bilder|imagen|imagenes',
);
export const BARE = phrases(
  'shirtless|naked|nude|nudes|underwear|undies|boxers|topless|undressed|bare|oberkorperfrei|nackt|unterwasche|desnudo|descamisado',
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
  'send|text|show|take|snap|dm|email|share|give|need|want|see|post|message|schick*|zeig*|mach|manda*|envia*|muestra*|toma*|comparte*',
);

/** A deadline of hours. */
export const NOW = phrases(
  'within|in|next|only|have # hour*|hr*|minute*|min',
  'within|in|next|have the|an|one|two|three|four|next hour*|#|hr*',
  'within|in the|next hour*',
  'one|two|three|four|six|twelve|# hours ... or',
  'by|until|before tonight|midnight|noon',
  'tonight|today|immediately|asap|now or|only',
  'right now|away',
  'heute noch',
  'sofort|inmediatamente',
  'antes de medianoche',
  'in|dentro # stunde*|de|horas',
  'hoy mismo',
);
export const OFFER = phrases('offer|scholarship|commit|commitment|committment|sign|roster|spot|angebot|stipendium|oferta|beca|selected');
