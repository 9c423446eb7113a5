import { SchoolNotFound } from '../../directory/index.js';
import type { PageSubject, PageSubjectQuery } from '../queries/page-subject.query.js';
import type { AthleticsSites } from './athletics-sites.js';
import { FindStaffPage } from './find-staff-page.use-case.js';

const AKRON: PageSubject = { name: 'Akron', nameKey: 'akron', state: 'OH', unitid: null, pastedUrl: null };
const SITE = { athleticsUrl: 'https://gozips.test', coachesUrl: 'https://gozips.test/coaches' };

describe('where an athlete finds a staff page', () => {
  function find(subject: PageSubject | null, site: typeof SITE | null) {
    const subjects: Partial<PageSubjectQuery> = { of: async () => subject };
    const sites: Partial<AthleticsSites> = { of: async () => site };
    return new FindStaffPage(subjects as PageSubjectQuery, sites as AthleticsSites).run('marcus', 1);
  }

  it('B-01 the page that the athlete pasted last counts before the one that is guessed', async () => {
    expect(await find({ ...AKRON, pastedUrl: 'https://mine.test' }, SITE)).toMatchObject({ url: 'https://mine.test', from: 'you' });
    expect(await find(AKRON, SITE)).toMatchObject({ url: 'https://gozips.test/coaches', from: 'guess' });
  });

  it('B-01 where no page is known a search finds one', async () => {
    const { url, from, searchUrl } = await find(AKRON, null);
    expect([url, from]).toEqual([null, null]);
    expect(new URL(searchUrl).searchParams.get('q')).toBe('Akron football coaches');
  });

  it('B-01 a school that does not exist has none', async () => {
    await expect(find(null, SITE)).rejects.toThrow(SchoolNotFound);
  });
});
