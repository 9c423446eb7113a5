import { phrases } from '../phrases.js';

/** Irreversible ways to pay that no school uses. */
export const PAYMENT_SERVICES = phrases(
  'venmo|zelle|cashapp|paypal|bitcoin*|btc|crypto*|ethereum|usdt|moneygram|bizum|remitly',
  'cash app',
  'western union',
  'money order',
  'apple|google pay',
  'friends and family',
  'wire transfer',
  'wire the|it|them|us|me|$',
  'by wire',
  'prepaid card*',
  'bank transfer',
  'transferencia|transferencias bancaria*|electronica*|de|por $|dinero',
  'por|haz|hacer|hagas|haga|realiza* ... transferencia|transferencias',
  'transferencia|transferencias a mi|la|esta|nuestra cuenta',
  'uberweis*',
);

/** Makes a payment service a demand, in its sentence or one beside it. */
export const PAYS = phrases(
  '$',
  'pay*|fee*|deposit*|send*|money|works|work|accepted|only|wire|transfer|transfers|transferring|transferred|due|cost*|costs|charge*|invoice|bonus|bill',
  'zahl*|gebuhr*|geld|uberweis*|paga*|cuota|dinero|deposit*|envia*|manda*|cuenta',
  'do you have|use',
  'my|our venmo|zelle|cashapp|paypal|cash',
);

/** Fees that no school takes from a recruit. */
export const INVENTED_FEES = phrases(
  'processing|verification|evaluation|recruiting|recruitment|scholarship|signing|reservation|activation|release|clearance|placement|exposure|offer|film|review|commitment|committment|background|recruit fee*|payment*|charge*|deposit*|check',
  'bearbeitungsgebuhr*|vermittlungsgebuhr*',
  'cuota|tarifa|pago de procesamiento|reclutamiento|verificacion|tramite',
  'hold|lock|secure|reserve|guarantee|keep|save ... roster|spot|offer|scholarship ... $|deposit|payment|fee',
  '$|deposit|payment|fee ... hold*|lock*|secure*|reserve*|guarantee*|keep*|save* ... roster|spot|offer|scholarship',
);

/** What makes a fee a demand, in the same sentence. */
export const FEE_ASKS = phrases(
  '$|#|pay|paying|send|wire|transfer|need|needs|needed|required|requires|due|must|owe|cover|cost|costs|asks|ask|charge|first|upfront',
  'zahl*|brauch*|uberweis*|paga*|necesit*|deposit*',
);

/** Payments to a person. */
export const TO_A_PERSON = phrases(
  'send|give|pay|lend|loan|spot|front|wire|transfer|hand|slip|mail|bring me|him|her ... $|money|cash|dollars|fee|deposit',
  'send|pay|give|wire|bring|hand|slip|transfer ... $|money|cash|fee|deposit|it ... to me|my',
  'send|pay|give|wire|bring|hand ... $|money|cash|fee|deposit ... directly to|me',
  'pay me',
  'lend|loan me',
  'spot me',
  'pay|paid you back',
  'pay you back',
  'cover it|this for|until ... me|now|back',
  'can|could|would you cover|lend|loan|spot',
  // A check that is not covered, of which a part is to be passed on.
  'deposit|cash this|that|the|it|my check|cheque',
  'wire|venmo|zelle ... rest|half|difference|remainder|overpayment',
  'send half|difference on|back|to',
  'not|never through|via the school|office|university|college|portal|athletic',
  'outside|around the school|compliance|university',
  'off the books',
  'into|to the|my|this account ... below|number|mine',
  'to my account',
  'account below',
  'need ... $ ... from you|your',
  'schick*|sende|send|uberweis*|zahl* mir|dir|uns ... $|geld|euro',
  'schick*|sende|send|uberweis*|zahl* ... $|geld ... mich|mein*|mir|konto',
  'uberweis* ... $|geld|gebuhr|anzahlung|kaution',
  'auf mein konto',
  'enviame|mandame|pagame|depositame|prestame|transfiereme ... $|dinero|deposito|cuota',
  'envia|manda|paga|deposita|transfiere ... $|dinero ... mi|cuenta|me',
  'a mi cuenta',
);

/** Any demand for money; only used when a sender outside of the school claims to be the school. */
export const PRICES = phrases(
  '$',
  'fee|fees|deposit|payment|payments|money|donation|invoice|balance|gebuhr|anzahlung|geld|dinero|deposito|cuota|pago',
);
export const PRICE_ASKS = phrases(
  'pay|paying|payable|paid|send|wire|transfer|need|needs|needed|required|requires|due|must|owe|cover|cost|costs|asks|ask|charge|follows|invoice|only',
  'for|costs|of|by $',
  'zahl*|brauch*|uberweis*|fallig|kostet|kosten|paga*|necesit*|deposit*|cuesta*|envia*|manda*',
);
/** Paid on site, to a third party. */
export const PAID_THERE = phrases('park*|hotel|rooms|ticket*|gas|lunch|meal*');

/** Of the writer, not of the school. */
export const OWN_ACCOUNT = phrases('my|mine own|private|personal|venmo|zelle|cashapp|cash|paypal|account|bank', 'mi cuenta', 'mein konto');

/** The school's own ways to pay and to hand papers in. */
export const SCHOOL_CHANNELS = phrases(
  'portal|fafsa|bursar|registrar|hotel|bookstore|ncaa|naia|website|inscripcion|campamento|campus',
  'camp|clinic|registration page|site|portal|fee|balance|check|invoice|online',
  'admission*|eligibility|financial|ticket|box|housing|enrollment|business office|center|aid|portal|page|contact|deposit',
  'common app*',
  'at the door|gate',
  'walk up',
  'will call',
  'at check in',
  'camp|camps|clinic|register|registration|registered',
);
