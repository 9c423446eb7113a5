import { firstSchools, schoolsShell, schoolsStart } from './schools-shell.js';

const school = {
  ...{ name: 'Akron', division: 'D1', subdivision: 'FBS', association: 'NCAA', conference: 'Mid-American', city: 'Akron', state: 'OH' },
  coaches: [{}, {}],
};
const unknown = {
  ...school,
  name: '</h2><img src=x>🏈\u2028',
  division: 'na',
  association: null,
  conference: null,
  city: '',
  state: 'unknown',
  coaches: [],
};
const answers = (user: object) => ({
  '/api/user': user,
  '/api/schools/first': { total: 847, schools: [school, unknown] },
  '/api/server': {},
});
const asked = (query: Record<string, string>) => ({ query });

describe('the first schools of the document', () => {
  it('issue 17 are drawn, with no way out of their element', () => {
    const html = schoolsShell(answers({}));
    expect(html).toContain('<h2>Akron</h2><div><b data-tone="info">D1 FBS</b><span>Akron, OH · Mid-American</span></div><footer>2 coaches');
    expect(html).toContain('<h2>&lt;/h2&gt;&lt;img src=x&gt;🏈\u2028</h2><div><b>Not Available</b><span>Not known</span></div>');
    expect(html).toContain('Add position, class, town and GPA');
  });

  it('issue 17 are at most the first screen', () => {
    const many = { ...answers({}), '/api/schools/first': { total: 847, schools: Array.from({ length: 20 }, () => school) } };
    expect(schoolsShell(many).match(/<li>/g)).toHaveLength(8);
  });

  it.each([
    ['by fit, since all of it is known', { position: 'QB', graduationYear: 2027, city: 'Akron', state: 'OH', gpa: 3.1 }, {}],
    ['as the address asks', {}, { q: 'ohio' }],
  ])('issue 17 are left out for an athlete who sees them %s', (_case, user, query) => {
    const left = schoolsStart(asked(query), answers(user));
    expect(Object.keys(left)).toEqual(['/api/user', '/api/server']);
    expect([firstSchools(left), schoolsShell(left)]).toEqual([[], '']);
  });

  it('issue 17 stay where one thing of the athlete is missing', () => {
    const user = { position: 'QB', graduationYear: 2027, city: 'Akron', state: 'OH', gpa: null };
    expect(firstSchools(schoolsStart(asked({}), answers(user)))).toHaveLength(2);
  });
});
