import type { MailAthlete } from '../domain/mail-athlete.js';
import { PLACEHOLDER_LIST } from '../domain/templates/placeholder-list.js';
import { anAthlete } from '../testing/builders.js';
import { ListPlaceholders } from './list-placeholders.use-case.js';
import type { MailAuthor, MailAuthors } from './mail-authors.js';

describe('placeholders with the athlete’s own values', () => {
  async function list(changes: Partial<MailAthlete>) {
    const authors: Partial<MailAuthors> = { byId: async () => anAthlete(changes) as MailAuthor };
    const listed = await new ListPlaceholders(authors as MailAuthors).run('marcus');
    return new Map(listed.map((one) => [one.name, one]));
  }

  it('C-05 each one of the list is shown, those of a coach without a value', async () => {
    const listed = await list({});
    expect([...listed.keys()]).toEqual(PLACEHOLDER_LIST.map(({ name }) => name));
    expect(listed.get('coach_last_name')).toMatchObject({ value: null, isEmpty: false });
  });

  it('C-05 a value is what a coach would read', async () => {
    const listed = await list({});
    expect(listed.get('student_gpa')).toMatchObject({ value: '3.7', isEmpty: false });
    expect(listed.get('student_twitter_handle')).toMatchObject({ value: '@marcuslee12' });
  });

  it('C-05 what the profile does not say is empty, and says so', async () => {
    const listed = await list({ gpa: null, statsLine: '' });
    for (const name of ['student_gpa', 'stats_line'] as const) expect(listed.get(name)).toMatchObject({ value: '', isEmpty: true });
  });
});
