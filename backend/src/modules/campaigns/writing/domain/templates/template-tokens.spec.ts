import { emptyPlaceholderFix } from './empty-placeholder-fix.js';
import { templateTokens } from './template-tokens.js';

describe('a template in pieces', () => {
  it('has no empty pieces', () => {
    expect(templateTokens('')).toEqual([]);
    expect(templateTokens('{x}{y}').map(({ kind }) => kind)).toEqual(['unknown', 'unknown']);
    expect(templateTokens('a {x} b').map((token) => (token.kind === 'text' ? token.text : token.at))).toEqual(['a ', 2, ' b']);
  });

  it('reads a fallback without the blanks around it, and what is before the bar as the name', () => {
    expect(templateTokens('{{school_name|  your school }}')).toMatchObject([{ name: 'school_name', fallback: 'your school' }]);
    expect(templateTokens('{{School Name}}{{ school-name }}')).toMatchObject([{ name: 'school_name' }, { name: 'school_name' }]);
    expect(templateTokens('{{school  - name}}')).toMatchObject([{ name: 'school_name' }]);
    expect(templateTokens('{{|x}}')).toMatchObject([{ kind: 'unknown', source: '{{|x}}' }]);
  });
});

describe('what to do about an empty placeholder', () => {
  it.each([
    ['coach_first_name', /for this coach.*\{\{coach_first_name\|Coach\}\}/],
    ['school_name', /for this coach.*\{\{school_name\|your words\}\}/],
    ['stats_line', /^Your games have no figures yet/],
    ['share_link', /^Your profile is not shared/],
    ['student_gpa', /is empty in your profile.*\{\{student_gpa\|your words\}\}/],
  ] as const)('C-05 %s', (name, fix) => {
    expect(emptyPlaceholderFix(name, `{{${name}}}`)).toMatch(fix);
  });
});
