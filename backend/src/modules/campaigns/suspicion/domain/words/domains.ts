/** Two labels below which everybody may have a name: the organisation is the label before them. For .us states see organisationOf. */
export const SECOND_LEVELS = new Set(
  'ac co com edu gov org net k12 cc lib state gob gv or ne go sch ltd me nom mil tec plc govt school'.split(' '),
);

/** Places where anybody can have a site or a mailbox with a name before it. */
export const SHARED_HOSTS = new Set(
  [
    'github.io wixsite.com weebly.com blogspot.com wordpress.com squarespace.com netlify.app vercel.app herokuapp.com web.app firebaseapp.com',
    'google.com godaddysites.com myshopify.com pages.dev workers.dev azurewebsites.net cloudfront.net amazonaws.com onmicrosoft.com duckdns.org',
    'facebook.com instagram.com twitter.com x.com',
  ].flatMap((line) => line.split(' ')),
);

/** Beside those of shared-kernel/is-free-mail: providers where anybody can have an address, as their first label. */
export const FREE_MAIL_LABELS = new Set(
  [
    'gmail googlemail yahoo ymail rocketmail hotmail outlook live msn aol icloud me mac proton protonmail pm gmx mail email freemail',
    'yandex tutanota tuta zoho inbox fastmail hushmail web comcast verizon att sbcglobal bellsouth cox charter earthlink juno hey duck',
    'mailinator guerrillamail tempmail 10minutemail yopmail mailfence posteo qq 163 126 naver',
  ].flatMap((line) => line.split(' ')),
);

/** Words that make a school's name look like one of its addresses. */
export const ADDRESS_WORDS = new Set(
  [
    'football athletics athletic sports recruiting recruit recruits recruitment edu education university univ college coach coaches coaching mail',
    'email camp camps team staff admissions admission online portal office official fb info help support scholarship scholarships offers nil web',
    'net com org us usa school campus login account accounts student students secure hub program visit visits compliance my go the apply',
  ].flatMap((line) => line.split(' ')),
);

/** Letters of other alphabets, and signs, that look like Latin ones. */
export const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    ɑ: 'a',
    α: 'a',
    ь: 'b',
    в: 'b',
    ϲ: 'c',
    с: 'c',
    ԁ: 'd',
    е: 'e',
    ё: 'e',
    є: 'e',
    ε: 'e',
    ɡ: 'g',
    һ: 'h',
    н: 'h',
    ӏ: 'l',
    і: 'l',
    ї: 'l',
    ı: 'l',
  },
  ...{
    ј: 'j',
    κ: 'k',
    к: 'k',
    м: 'm',
    п: 'n',
    η: 'n',
    о: 'o',
    ο: 'o',
    σ: 'o',
    р: 'p',
    ρ: 'p',
    ԛ: 'q',
    г: 'r',
    ѕ: 's',
    т: 't',
    τ: 't',
    υ: 'u',
    ս: 'u',
    ц: 'u',
  },
  ...{
    ν: 'v',
    ѵ: 'v',
    ω: 'w',
    ш: 'w',
    ԝ: 'w',
    х: 'x',
    χ: 'x',
    у: 'y',
    γ: 'y',
    ý: 'y',
    ᴢ: 'z',
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ħ: 'h',
    ŧ: 't',
    æ: 'ae',
    ι: 'l',
  },
  ...{ '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g', '6': 'b', i: 'l', '|': 'l', '!': 'l' },
};
