const STATES = `AL Alabama;AK Alaska;AZ Arizona;AR Arkansas;CA California;CO Colorado;CT Connecticut;DE Delaware;
DC District of Columbia;FL Florida;GA Georgia;HI Hawaii;ID Idaho;IL Illinois;IN Indiana;IA Iowa;KS Kansas;KY Kentucky;
LA Louisiana;ME Maine;MD Maryland;MA Massachusetts;MI Michigan;MN Minnesota;MS Mississippi;MO Missouri;MT Montana;
NE Nebraska;NV Nevada;NH New Hampshire;NJ New Jersey;NM New Mexico;NY New York;NC North Carolina;ND North Dakota;
OH Ohio;OK Oklahoma;OR Oregon;PA Pennsylvania;RI Rhode Island;SC South Carolina;SD South Dakota;TN Tennessee;TX Texas;
UT Utah;VT Vermont;VA Virginia;WA Washington;WV West Virginia;WI Wisconsin;WY Wyoming;AS American Samoa;GU Guam;
MP Northern Mariana Islands;PR Puerto Rico;VI Virgin Islands`;

/** As newspapers and older lists shorten them, without dots. */
const SHORTENED = `AL ala;AZ ariz;AR ark;CA calif;CO colo;CT conn;DE del;FL fla;HI haw;IL ill;IN ind;KS kan,kans;
MA mass;MI mich;MN minn;MS miss;MT mont;NE neb,nebr;NV nev;NH n hampshire,n h;NJ n jersey,n j;NM n mex,n mexico,n m;NY n york,n y;
NC n carolina,no carolina,n c;ND n dakota,n dak,no dakota,n d;OK okla;OR ore,oreg;PA penn,penna;RI r i,r island;SC s carolina,so carolina,s c;
SD s dakota,s dak,so dakota,s d;TN tenn;TX tex;WA wash;WV wva,w va,w virginia,w v;WI wis,wisc;WY wyo;DC d c,washington d c`;

const CODES = new Map<string, string>([['washington dc', 'DC']]);
for (const entry of STATES.split(';')) {
  const code = entry.trim().slice(0, 2);
  CODES.set(code.toLowerCase(), code);
  CODES.set(entry.trim().slice(3).toLowerCase(), code);
}

for (const entry of SHORTENED.split(';')) {
  const code = entry.trim().slice(0, 2);
  for (const short of entry.trim().slice(3).split(',')) CODES.set(short, code);
}

/** Reads a state of the USA, written as its code, its name or a usual short form, with or without dots, as the two-letter postal code. */
export function readState(text: string): string | null {
  const folded = text.toLowerCase().replace(/[.,]/g, '').replace(/\s+/g, ' ').trim();
  return CODES.get(folded) ?? null;
}
