import { PLACEHOLDER_LIST, templateTokens } from '../../../../campaigns/writing/index.js';
import type { Grammar } from '../../../grammar/index.js';
import { emailTask } from './email-task.js';
import { improveTask } from './improve-task.js';
import { subjectLinesTask } from './subject-lines-task.js';

const none = {} as Grammar;
const prompts = [
  emailTask([], { tone: 'casual', includeStats: true, context: '' }, none),
  improveTask([], { email: 'Hi', improvementType: 'grammar', tone: 'casual' }, none),
  subjectLinesTask([], { email: 'Hi', count: 5 }),
].map(({ name, instructions }) => ({ name, tokens: templateTokens(instructions), instructions }));

describe('the prompts of the writers', () => {
  it.each(prompts)('C-05 $name names every placeholder of a coach, each with its served words', ({ instructions }) => {
    const coach = PLACEHOLDER_LIST.filter(({ about }) => about === 'coach');
    expect(coach).toHaveLength(3);
    for (const { name, label } of coach) expect(instructions).toContain(`{{${name}}} (${label})`);
  });

  it.each(prompts)('C-05 $name names no placeholder that is not filled in, and none of the athlete', ({ tokens }) => {
    const known = PLACEHOLDER_LIST.filter(({ about }) => about === 'coach').map(({ name }) => name);
    const named = tokens.flatMap((token) => (token.kind === 'text' ? [] : [token.kind === 'unknown' ? token.source : token.name]));
    expect(named.length).toBeGreaterThan(0);
    expect(known).toEqual(expect.arrayContaining(named));
  });
});
