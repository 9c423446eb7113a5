import { phrases } from '../phrases.js';

/** Asking for something to be handed over. */
export const HAND_OVER = phrases(
  'send|text|email|mail|reply|give|share|provide|confirm|need|needs|needed|enter|fill|finish|complete|tell|what|whats|submit|dm|message|type|read|forward|upload|verify|update|put|link|photo|picture|pic|snap|scan|copy|require|required|requires|hand|attach|drop|get|write',
  'schick*|sende|gib|nenn*|brauch*|teil|lad|trag|foto|kopie',
  'manda*|envia*|dame|dime|necesit*|pasa*|comparte*|escribe*|confirma*|sube*|foto|copia',
);

/** Asks to send something to the writer personally, regardless of the rest of the sentence. */
export const TO_ME = phrases(
  'send|text|email|mail|give|tell|dm|message|read|forward|bring me',
  'to|with me',
  'reply|respond|answer with|by',
  'mir|mandame|enviame|dame|dime|pasame',
);

export const BANK_DATA = phrases(
  'bank|banking account*|detail*|info*|data|number*|login|log|statement*|paper*|password|card*',
  'account|acct|routing number*',
  'account and routing',
  'routing|iban|cvv|cvc|clabe',
  'card number*|detail*|info*',
  'credit|debit card*',
  'sort|security code',
  'voided|blank check*',
  'online banking',
  'insurance and card',
  'kontonummer*|bankverbindung*|bankdaten|kontodaten|kreditkarte*|kartennummer*|bankleitzahl',
  'numero* de cuenta|tarjeta',
  'cuenta bancaria|de',
  'datos bancarios|de',
  'tarjeta de credito|debito',
);

export const IDENTITY_DATA = phrases(
  'social security',
  'ssn|passport*|dni|ausweis*|personalausweis*|reisepass*|fuhrerschein*|geburtsurkunde*|sozialversicherung*|pasaporte*',
  'your|moms|dads|full social',
  'driver|drivers|driving license*|licence*|permit',
  'maiden name',
  'birth certificate',
  'photo|state|government|school|student|national id',
  'id card*',
  'copy|photo|picture|pic|scan|front|back|photos|pictures|pics of|von|de ... id|ids|license|licence',
  'green card',
  'tax return*|form*|document*',
  'w #',
  'seguro social',
  'acta|certificado|partida de nacimiento',
  'identificacion oficial',
  'tu|su identificacion',
  'licencia de conducir|manejo',
  'apellido de soltera',
  'madchenname*',
);

export const PASSWORDS = phrases(
  'password*|passcode*|passwort*|kennwort*|zugangsdaten|contrasena*|credentials',
  'login|log|sign detail*|info*|data|credential*',
  'log in detail*|info*',
  'your|hudl|gmail|email|school login|logins',
  'login|logins for|to|of your',
  'verification|login|confirmation|access|authentication code*',
  'one time code*|password*',
  '#|six digit code*',
  'code ... google|gmail|instagram|snapchat|apple|bank|hudl ... sent|sends|texted',
  'codigo de verificacion|seguridad|acceso',
  'clave de acceso|correo',
  'bestatigungscode*',
);
export const LOG_IN = phrases(
  'log|login|sign|einlogg*|anmeld* in|here|with|mit|dich',
  'login|einlogg*',
  'inicia* sesion',
  'use|using|with your',
);
/** What a linked page asks for. */
export const PAGE_ASKS = phrases('ask|asks|asking|wants for|your|the|a');
/** Passwords of something that is not the sender's. */
export const OTHER_ACCOUNTS = phrases(
  'your|tu|dein* ... email|gmail|school|google|hudl|icloud|apple|instagram|snapchat|correo|mail|schul*',
);

export const GIFT_CARDS = phrases(
  'gift|gifts card*|certificate*',
  'giftcard*|itunes|geschenkkarte*|gutscheinkarte*|gutscheincode*|gutschein*|guthabenkarte*',
  'itunes|apple|play|steam|amazon|visa|target|walmart|ebay|xbox|playstation|roblox|sephora|razer|vanilla|vanila|starbucks|nike|buy card|cards|karte*|gutschein*',
  'prepaid card*',
  'tarjeta|tarjetas de ... regalo|apple|amazon|google|itunes',
  'tarjeta|tarjetas regalo',
);
export const BUY = phrases(
  'buy|get|purchase|pick|grab|need|needs|send|scratch|text|email|read|photo|picture|code|codes|bring|order|find|help|pay|paid|favor',
  'kauf*|besorg*|brauch*|schick*|hol',
  'compra*|consigue*|necesit*|manda*|envia*',
);
/** A demand even where the card itself is named in another sentence. */
export const CARD_CODES = phrases(
  'scratch ... back|code*|off|panel|card*',
  'read|send|text|email|give|tell me|us ... numbers|codes|number|code ... back|card|cards',
  'code|codes|numbers on|off|from the back',
  'pictures|photos|pics of ... cards|back',
);
/** What is on them is money, whatever they are called. */
export const CARDS = phrases('card|cards|karten|tarjetas');
export const NUMBERS_TO_ME = phrases('send|text|read|email|mail|give|tell|message|snap ... me|us ... numbers|codes');
/** Who buys the cards is promised the money: "you get it back" is no prize. */
export const PAID_BACK = phrases(
  'get|gets|have|receive|given|paid|pay|give|giving|hand ... back',
  'reimburs*|refund*|repaid|repay*',
  'make it|that up to you',
);
/** A card that the reader receives. */
export const CARD_GIVEN = phrases(
  'win|wins|winner*|won|prize*|receive*|drawing|ganador*|premio*|gewinn*',
  'you|camper|campers|everyone|athletes|players|participants will|can ... get|receive|win',
  'you|camper|campers|everyone|athletes|players|participants|each get|gets',
  'ncaa rule*|bylaw*',
);
