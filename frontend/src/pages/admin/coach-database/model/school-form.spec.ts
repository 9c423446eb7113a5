import type { School } from '@/entities/school';
import { schoolForm } from './school-form';

const AKRON = {
  ...{ name: 'Akron', division: 'D1', city: 'Akron', state: 'OH', association: 'NCAA', subdivision: 'FBS', conference: 'MAC' },
  ...{ mascot: null, websiteUrl: null, aliases: ['Zips', 'UA'] },
} as unknown as School;

describe('the form of a school', () => {
  it('K-09 it begins with what is known, blank for what is not, and blank for a new school', () => {
    expect(schoolForm.of(AKRON)).toMatchObject({ name: 'Akron', subdivision: 'FBS', mascot: '', websiteUrl: '', aliases: 'Zips; UA' });
    expect(Object.values(schoolForm.of(null)).filter((value) => value !== '')).toEqual(['D1']);
    expect(Object.keys(schoolForm.of(null)).sort()).toEqual([...schoolForm.fields].sort());
  });

  it('B-07 of the NCAA nothing is chosen, because its divisions say so; another association is', () => {
    expect(schoolForm.of(AKRON).association).toBe('');
    expect(schoolForm.of({ ...AKRON, division: 'na', association: 'NAIA' }).association).toBe('NAIA');
  });

  it('K-09 it is sent trimmed, null for what is blank, and aliases one by one', () => {
    const form = { ...schoolForm.of(AKRON), name: ' Akron ', mascot: ' ', websiteUrl: ' https://uakron.test ', aliases: ' Zips ;; UA; ' };
    expect(schoolForm.toBody(form)).toMatchObject({
      name: 'Akron',
      mascot: null,
      websiteUrl: 'https://uakron.test',
      aliases: ['Zips', 'UA'],
    });
  });

  it('B-07 an association is sent of schools outside of the NCAA’s divisions alone', () => {
    const form = { ...schoolForm.of(AKRON), association: 'NAIA' as const };
    expect(schoolForm.toBody(form).association).toBeNull();
    expect(schoolForm.toBody({ ...form, division: 'na' }).association).toBe('NAIA');
    expect(schoolForm.toBody({ ...form, division: 'na', association: '' }).association).toBeNull();
  });

  it('K-09 sent as it began, nothing changes', () => {
    const body = schoolForm.toBody(schoolForm.of(AKRON));
    expect(body).toEqual({ ...AKRON, association: null });
  });
});
