import type { Coach } from '@/entities/school';
import { coachForm } from './coach-form';

const HILL = { name: 'Dana Hill', title: 'Head Coach', email: null, phone: '(330) 555-0100', xHandle: null } as Coach;

describe('the form of a coach', () => {
  it('K-09 it begins with what is known, and blank for a new coach', () => {
    expect(coachForm.of(HILL)).toEqual({ name: 'Dana Hill', title: 'Head Coach', email: '', phone: '(330) 555-0100', xHandle: '' });
    expect(coachForm.of(null)).toEqual(Object.fromEntries(coachForm.fields.map((field) => [field, ''])));
  });

  it('K-09 it is sent trimmed, null for what is not known', () => {
    const form = { name: ' Dana Hill ', title: ' ', email: ' dana@akron.test ', phone: '  ', xHandle: ' @hill ' };
    expect(coachForm.toBody(form)).toEqual({ name: 'Dana Hill', title: '', email: 'dana@akron.test', phone: null, xHandle: '@hill' });
  });
});
