import type { Agent } from '../support/agent.js';
import type { TestApp } from '../support/test-app.js';
import { seasonAt } from '../../src/modules/schools/directory/domain/roster/season.js';
import { uploadForm } from '../imports/upload.js';

/** The season that is played or was played last. */
export const SEASON = seasonAt(new Date());

/** So many players that the roster is not incomplete: linemen of the last class but one. */
export const fillerOf = (school: string, players = 40) =>
  Array.from({ length: players }, (_, at) => `${school},${SEASON},Filler ${at},OL,Jr,6-4,290,`).join('\n');

/** An athlete of whom everything is known that the analysis asks for. */
export const WHOLE_PROFILE = {
  position: 'QB',
  height: `6'2"`,
  weight: 205,
  gpa: 3.7,
  graduationYear: SEASON + 1,
  satScore: 1180,
  city: 'Wadsworth',
  state: 'OH',
};

/** Imports the rosters of a text: lines of school, season, name, position, class, height, weight and starter. */
export async function haveRosters(admin: Agent, lines: string): Promise<{ importId: string }> {
  const header = 'school,season,name,position,class,height,weight,starter';
  const form = uploadForm(`${header}\n${lines.trim()}`);
  const { status, body } = await admin.post<{ importId: string; errors: unknown[] }>('/api/admin/import-rosters-csv', form);
  if (status !== 200 || body.errors.length > 0) throw new Error(`the import answered ${JSON.stringify(body)}`);
  return body;
}

export async function schoolId(app: TestApp, name: string): Promise<number> {
  const [row] = await app.source.query<{ id: number }[]>('select id from schools where name = $1', [name]);
  if (!row) throw new Error(`no school is named ${name}`);
  return row.id;
}
