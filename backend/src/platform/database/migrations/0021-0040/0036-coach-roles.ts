import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Position codes in their order, with what in a title (folded) stands for each: the table of coach-title.ts on the day of this migration. */
const CODES: readonly (readonly [string, string])[] = [
  ['OC', String.raw`\y(offensive|offense|off) coord(inator)?s?\y|\ycoordinator of offense\y|\yoc\y`],
  ['DC', String.raw`\y(defensive|defense|def) coord(inator)?s?\y|\ycoordinator of defense\y|\ydc\y`],
  ['RC', String.raw`\yrecruiting\y|\y(player|director of) personnel\y|\yscouting\y|\yhigh school relations\y|\yrc\y`],
  ['QB', String.raw`\yquarterbacks?\y|\yqbs?\y`],
  ['RB', String.raw`\y(running|half|full|tail) ?backs?\y|\yrbs?\y`],
  ['WR', String.raw`\yreceivers?\y|\ywideouts?\y|\ywrs?\y`],
  ['OL', String.raw`\y(offensive|o) ?(line(man|men)?|tackles?|guards?)\y|\yoffensive ?(and |& ?|/ ?)defensive lines?\y|\yol\y`],
  ['TE', String.raw`\ytight ?ends?\y|\ytes?\y|\yh backs?\y`],
  ['DL', String.raw`\y(defensive|d) ?(line(man|men)?|ends?|tackles?)\y|\ynose ?(guards?|tackles?)\y|\yedge\y|\ypass rush|\ydl\y`],
  ['LB', String.raw`\ylinebackers?\y|\y(inside|outside) backers?\y|\y[io]?lbs?\y`],
  ['DB', String.raw`\ydefensive backs?\y|\ycorner(s| ?backs?)?\y|\ysafet(ies|y coach)\y|\ysecondary\y|\ynickel|\y[dc]bs?\y`],
];
const PART = String.raw`[/,;&|()\n]|\yand\y|\s[-–—]\s`;
const HEAD_COACH = String.raw`^(.*?)\y(?:head (?:football )?coach|hc|h c)\y`;
const NOT_THE_HEAD = String.raw`\y(associate|assoc|assistant|asst|deputy|to|to the|for|for the|former|jv|junior varsity|freshman)\y`;

const folded = (text: string) => String.raw`btrim(regexp_replace(regexp_replace(${text}, '[-–—.]', ' ', 'g'), '\s+', ' ', 'g'))`;

/**
 * A coach's roles are read from the title and from nothing else: no screen and no file sets them. Each title is read once, and only rows whose
 * roles differ are written; a coach without a title keeps what is stored.
 */
const ROLES = `
with titles as materialized (
  select distinct title from coaches where title <> ''
), heads as materialized (
  select t.title, ${folded('lower(t.title)')} as text, exists (
    select from regexp_split_to_table(lower(t.title), '${PART}') part,
      lateral regexp_match(${folded('part')}, '${HEAD_COACH}') head
    where head is not null and head[1] !~ '${NOT_THE_HEAD}'
  ) as is_head
  from titles t
), roles as materialized (
  select title, is_head, concat_ws(',', case when is_head then 'HC' end,
    ${CODES.map(([code, pattern]) => `case when text ~ '${pattern}' then '${code}' end`).join(',\n    ')}) as position
  from heads
)
update coaches c set position = r.position, is_head_coach = r.is_head
from roles r
where c.title = r.title and (c.position, c.is_head_coach) is distinct from (r.position, r.is_head)`;

/** A coach stored as "HC", "OC", "DC" or "RC" before titles like these were read gets the roles that an import gives today. */
export class CoachRoles1700000000036 implements MigrationInterface {
  readonly name = 'CoachRoles1700000000036';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ROLES);
  }

  /** What was stored before was derived from the same titles; nothing was lost. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
