import type { MigrationInterface, QueryRunner } from 'typeorm';

/** IPEDS number, the name that the source of the directory gave, which is that of the town, the school's own name. */
const NAMES: [unitid: number, before: string, name: string][] = [
  [210775, 'Reading', 'Alvernia'],
  [197911, 'Wilson', 'Barton'],
  [221953, 'Greeneville', 'Tusculum'],
  [208822, 'Newberg', 'George Fox'],
];

/** IPEDS number, and other names by which people look for the school. */
const ALIASES: [unitid: number, aliases: string[]][] = [
  [100751, ['Roll Tide']],
  [104179, ['U of A']],
  [106458, ['A-State', 'ASU']],
  [100858, ['War Eagle']],
  [126818, ['CSU']],
  [169798, ['EMU']],
  [110556, ['Fresno']],
  [139959, ['UGA']],
  [139931, ['GaSo']],
  [151351, ['IU', 'Indiana University']],
  [153603, ['Iowa St']],
  [155399, ['K-State', 'KSU']],
  [160658, ['Ragin Cajuns']],
  [157289, ['UofL']],
  [163286, ['Terps']],
  [220862, ['Memphis State']],
  [170976, ['UMich', 'U of M', 'Go Blue']],
  [174066, ['UMN', 'U of M']],
  [176080, ['Miss State', 'MSU']],
  [179566, ['Southwest Missouri State', 'MSU']],
  [181464, ['Huskers', 'NU']],
  [182290, ['UNR', 'Nevada-Reno']],
  [207388, ['OSU', 'Ok State']],
  [209551, ['UO']],
  [209542, ['OSU']],
  [214777, ['PSU']],
  [122755, ['SJSU']],
  [218663, ['USC']],
  [196413, ['Cuse']],
  [221759, ['Vols', 'UT']],
  [228778, ["Hook 'em", 'UT']],
  [102368, ['Troy State']],
  [236948, ['U-Dub', 'UW']],
  [240444, ['UW', 'UW-Madison']],
  [139755, ['GT']],
  [175342, ['Alcorn']],
  [132602, ['BCU']],
  [110422, ['Cal Poly SLO']],
  [221740, ['UT Chattanooga']],
  [130943, ['UD']],
  [225399, ['Houston Baptist', 'HBU']],
  [161253, ['UMaine']],
  [176044, ['MVSU']],
  [178411, ['Missouri Rolla', 'MST']],
  [180489, ['UM']],
  [199157, ['NC Central', 'NCCU']],
  [209807, ['PSU']],
  [110617, ['Sac State']],
  [160612, ['SLU', 'SELA']],
  [218733, ['SC State', 'SCSU']],
  [160621, ['Southern University', 'SU']],
  [149222, ['SIU']],
  [174914, ['Tommies']],
  [228431, ['SFA State']],
  [221838, ['TSU']],
  [196060, ['SUNY-Albany']],
  [230171, ['Dixie State']],
  [152600, ['Valpo']],
  [206695, ['YSU']],
  [206941, ['Central State Oklahoma']],
  [156408, ['Centre']],
  [126775, ['Mines', 'Colorado Mines']],
  [128106, ['Colorado State Pueblo', 'Southern Colorado']],
  [151263, ['UIndy']],
  [198835, ['LR']],
  [226833, ['MSU Texas', 'Midwestern']],
  [174233, ['UMD']],
  [173920, ['Mankato State']],
  [185590, ['Montclair']],
  [216038, ['SRU']],
  [228705, ['TAMUK', 'Texas A&I']],
  [229018, ['UTPB']],
  [233897, ['Virginia-Wise']],
  [229814, ['West Texas', 'West Texas State']],
  [231165, ['Vermont State-Castleton']],
  [187134, ['Trenton State']],
  [191630, ['Hobart']],
  [170532, ['Kzoo']],
  [120254, ['Oxy']],
  [162928, ['Johns Hopkins', 'JHU']],
  [209056, ['L&C']],
  [121345, ['Pomona-Pitzer']],
  [233295, ['RMC']],
  [184782, ['Glassboro State']],
  [195216, ['SLU']],
  [167987, ['UMassD']],
  [144050, ['UChicago']],
  [179867, ['Wash U']],
  [187444, ['WPU']],
  [204185, ['Mount Union']],
  [152318, ['Rose Hulman']],
  [211981, ['DelVal']],
  [213668, ['Lyco']],
  [173647, ['Gustavus']],
  [141574, ['UH']],
  [218724, ['CCU']],
  [133979, ['FMU']],
  [174792, ['SJU']],
  [210775, ['Reading']],
  [197911, ['Wilson']],
  [221953, ['Greeneville']],
  [208822, ['Newberg']],
  [179557, ['SEMO']],
  [157085, ['UK']],
  [164924, ['BC']],
  [126614, ['CU']],
  [147767, ['NU']],
  [104151, ['ASU']],
  [100724, ['ASU']],
  [224554, ['TAMUC']],
  [229115, ['TTU']],
  [204857, ['OU']],
  [207500, ['OU']],
  [217882, ['CU']],
  [145813, ['ISU']],
  [223232, ['BU']],
];

/** What an admin renamed keeps that name. */
const RENAME = `
update schools s set name = n.name, name_key = lower(n.name)
from jsonb_to_recordset($1) as n(unitid integer, before text, name text)
where s.unitid = n.unitid and s.name = n.before
  and not exists (select from schools o where o.id <> s.id and o.name_key = lower(n.name) and o.state = s.state)`;

/** Behind the names that are there, which an admin may have written. */
const ADD_ALIASES = `
update schools s set aliases = s.aliases || array(
  select m from jsonb_array_elements_text(n.aliases) m
  where lower(m) <> lower(s.name) and lower(m) not in (select lower(a) from unnest(s.aliases) a))
from jsonb_to_recordset($1) as n(unitid integer, aliases jsonb) where s.unitid = n.unitid`;

/** Copies of the directory in browsers are old. */
const BUMP = `
update app_state set value = to_jsonb((value #>> '{}')::bigint + 1) where key = 'directory_version'`;

/** Schools under their own names, and more names by which they are found; a new directory brings both. */
export class NamesPeopleLookFor1700000000086 implements MigrationInterface {
  readonly name = 'NamesPeopleLookFor1700000000086';

  async up(runner: QueryRunner): Promise<void> {
    const names = NAMES.map(([unitid, before, name]) => ({ unitid, before, name }));
    await runner.query(RENAME, [JSON.stringify(names)]);
    await runner.query(ADD_ALIASES, [JSON.stringify(ALIASES.map(([unitid, aliases]) => ({ unitid, aliases })))]);
    await runner.query(BUMP);
  }

  async down(): Promise<void> {
    // The names are right in the version before as well.
  }
}
