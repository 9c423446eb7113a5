import { NO_PRIVATE_VALUES } from '../../masking/domain/private-values.js';
import { lineTask } from '../testing/line-task.js';
import { maskTask } from './mask-task.js';

const VALUES = { ...NO_PRIVATE_VALUES, firstName: 'Caleb', lastName: 'Norwood' };
const fact = (key: string, value: string) => ({ key, label: key, value, source: 'profile' as const, measures: [] });

function masked(material: Record<string, string>, facts = [fact('lastName', 'Norwood'), fact('gpa', '3.7')]) {
  return maskTask({ ...lineTask(material), facts }, VALUES);
}

describe('I-08 U-11 what of a task a provider may see', () => {
  it('I-08 the private facts and what people wrote have stand-ins, the same value the same one', () => {
    const { task } = masked({ note: 'I am Caleb Norwood. my parents are denise and carl', email: 'norwood' });
    expect(task.facts.map(({ value }) => value)).toEqual(['{{private_last_name_1}}', '3.7']);
    expect(task.material).toEqual({
      note: 'I am Caleb {{private_last_name_1}}. my parents are {{private_person_1}} and {{private_person_2}}',
      email: '{{private_last_name_2}}',
    });
  });

  it.each(['lastName', 'highSchool', 'city', 'film', 'handle'])('I-08 the fact %s is hidden whole, whatever it holds', (key) => {
    const { task } = masked({}, [fact(key, 'Any words')]);
    expect(task.facts[0]?.value).toMatch(/^\{\{private_\w+_1\}\}$/);
  });

  it('I-08 the model is told of stand-ins where there are some, and only there', () => {
    const plain = masked({ note: 'I play safety.' }, [fact('gpa', '3.7')]).task.instructions;
    expect(plain).toBe(lineTask().instructions);
    expect(masked({ note: 'I play safety.' }).task.instructions).toContain('"private_"');
  });

  it('I-08 the answer is filled in again', () => {
    const { restore } = masked({ note: 'I am Caleb Norwood.' });
    expect(restore({ text: 'Best, Caleb {{private_last_name_1}}' })).toEqual({ text: 'Best, Caleb Norwood' });
  });

  it('I-08 a text that is shown while it is written ends before a stand-in that is not whole', () => {
    const { restoreBeginning } = masked({ note: 'I am Caleb Norwood.' });
    expect(restoreBeginning('Best, Caleb {{private_la')).toBe('Best, Caleb ');
    expect(restoreBeginning('Best, Caleb {{private_last_name_1}}, QB')).toBe('Best, Caleb Norwood, QB');
  });

  it('I-08 an answer with a stand-in that nobody gave out is refused, one with known ones is judged as it will be read', () => {
    const { task } = masked({ note: 'I am Caleb Norwood.' });
    expect(task.objectionTo({ text: 'I play for {{private_school_7}} and train hard every day of the week.' })).toBe('malformed');
    expect(task.objectionTo({ text: 'I am Caleb {{private_last_name_1}} and I train hard every day of the week.' })).toBeNull();
  });
});
