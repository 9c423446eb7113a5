import type { ImportChangeDto } from '@/shared/api';
import { changeWords } from './change-words';

const words = (change: Partial<ImportChangeDto>) =>
  changeWords({ kind: 'change', school: 'Akron', coach: null, field: null, before: null, after: null, ...change });

describe('one line of what an import changes', () => {
  it('B-06 it names the school, and the coach before the school', () => {
    expect(words({}).subject).toBe('Akron');
    expect(words({ coach: 'Dana Hill' }).subject).toBe('Dana Hill, Akron');
  });

  it('B-06 fields are named in plain words, unknown ones as they are; an addition has none', () => {
    const named = ['website_url', 'email', 'phone', 'x_handle', 'title'].map((field) => words({ field }).field);
    expect(named).toEqual(['website', 'email address', 'telephone', 'X handle', 'title']);
    expect(words({ after: 'Head Coach' })).toMatchObject({ field: null, before: null, after: 'Head Coach' });
  });
});
