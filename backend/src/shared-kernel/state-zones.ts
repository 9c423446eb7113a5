/** Time zones of a state, province or territory. Where a county or two keep another time, the state has two. */
const ZONES = `AL America/Chicago;AK America/Anchorage America/Adak;AZ America/Phoenix;AR America/Chicago;
CA America/Los_Angeles;CO America/Denver;CT America/New_York;DE America/New_York;DC America/New_York;
FL America/New_York America/Chicago;GA America/New_York;HI Pacific/Honolulu;ID America/Boise America/Los_Angeles;
IL America/Chicago;IN America/Indiana/Indianapolis America/Chicago;IA America/Chicago;KS America/Chicago America/Denver;
KY America/New_York America/Chicago;LA America/Chicago;ME America/New_York;MD America/New_York;MA America/New_York;
MI America/Detroit America/Menominee;MN America/Chicago;MS America/Chicago;MO America/Chicago;MT America/Denver;
NE America/Chicago America/Denver;NV America/Los_Angeles America/Denver;NH America/New_York;NJ America/New_York;
NM America/Denver;NY America/New_York;NC America/New_York;ND America/Chicago America/Denver;OH America/New_York;
OK America/Chicago;OR America/Los_Angeles America/Boise;PA America/New_York;RI America/New_York;SC America/New_York;
SD America/Chicago America/Denver;TN America/Chicago America/New_York;TX America/Chicago America/Denver;UT America/Denver;
VT America/New_York;VA America/New_York;WA America/Los_Angeles;WV America/New_York;WI America/Chicago;WY America/Denver;
AS Pacific/Pago_Pago;GU Pacific/Guam;MP Pacific/Saipan;PR America/Puerto_Rico;VI America/St_Thomas;
AB America/Edmonton;BC America/Vancouver America/Edmonton;MB America/Winnipeg;NB America/Moncton;
NL America/St_Johns America/Goose_Bay;NS America/Halifax;NT America/Edmonton;
NU America/Iqaluit America/Winnipeg America/Edmonton;ON America/Toronto America/Winnipeg;PE America/Halifax;
QC America/Toronto America/Halifax;SK America/Regina America/Edmonton;YT America/Whitehorse`;

const BY_STATE = new Map<string, readonly string[]>(
  ZONES.split(';').map((entry) => {
    const [state = '', ...zones] = entry.trim().split(' ');
    return [state, zones];
  }),
);

const EVERY_ZONE = [...new Set([...BY_STATE.values()].flat())];

/** Returns the time zones of a state or province by its postal code, the most usual first; all of them for an unknown code. */
export function zonesOfState(state: string): readonly string[] {
  return BY_STATE.get(state.trim().toUpperCase()) ?? EVERY_ZONE;
}
