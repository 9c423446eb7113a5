import type { Coach } from '@/entities/school';
import { contactDraft } from './contact-draft';

describe('what an athlete writes down of a coach', () => {
  it('R-11 it begins with what is known, and blank for what is not', () => {
    const coach = { name: 'Dana Hill', title: '', email: null, phone: '330', xHandle: null } as Coach;
    expect(contactDraft.of(coach)).toEqual({ name: 'Dana Hill', title: '', email: '', phone: '330', xHandle: '' });
    expect(Object.keys(contactDraft.blank)).toEqual([...contactDraft.fields]);
  });

  it('R-11 each value is stored without blanks around it', () => {
    const padded = Object.fromEntries(contactDraft.fields.map((field) => [field, ` ${field} `])) as unknown as typeof contactDraft.blank;
    expect(Object.values(contactDraft.trimmed(padded))).toEqual([...contactDraft.fields]);
  });
});
