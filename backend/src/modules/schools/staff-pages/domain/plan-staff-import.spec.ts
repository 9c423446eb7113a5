import { pastedContact, type PastedContact } from './people/pasted-contact.js';
import { planStaffImport, type KnownCoach } from './plan-staff-import.js';

const NOBODY = { firstName: '', lastName: '', title: '', email: null, phone: null, twitter: null };
const pasted = (lastName: string, over: Partial<PastedContact> = {}): PastedContact => ({
  ...pastedContact(
    { ...NOBODY, firstName: 'Dana', lastName, title: 'Safeties', email: `${lastName.toLowerCase()}@rock.example` },
    'people[0]',
  ),
  ...over,
});
let made = 0;
const known = (lastName: string, over: Partial<KnownCoach> = {}): KnownCoach => {
  const { name, nameKey, title, email, phone, xHandle } = pasted(lastName);
  made += 1;
  return {
    ...{ id: made, name, nameKey, title, email, phone, xHandle },
    ...{ isOwn: true, isPasted: true, isChangedByHand: false, hasLeft: false },
    ...over,
  };
};

describe('what storing a staff page changes', () => {
  it('B-01 adds whom nobody knows, each once', () => {
    const plan = planStaffImport([], [pasted('Hill'), pasted('Moe'), pasted('Hill', { title: 'Again' })], []);
    expect(plan.add.map(({ name, title }) => [name, title])).toEqual([
      ['Dana Hill', 'Safeties'],
      ['Dana Moe', 'Safeties'],
    ]);
  });

  it('B-02 the same page again changes nothing', () => {
    const hill = known('Hill');
    expect(planStaffImport([hill], [pasted('Hill')], [])).toEqual({
      add: [],
      change: [],
      same: [hill],
      keep: [],
      inDirectory: [],
      gone: [],
    });
  });

  it.each([
    ['title', { title: 'Linebackers' }],
    ['address', { email: 'new@rock.example' }],
    ['phone', { phone: '402-555-0101' }],
    ['name on X', { xHandle: 'DanaHill' }],
  ])('B-02 a new %s is taken over', (_, news) => {
    const hill = known('Hill');
    expect(planStaffImport([hill], [pasted('Hill', news)], []).change).toMatchObject([{ id: hill.id, contact: news }]);
  });

  it('B-02 who is known by the address under another name is the same person', () => {
    const hill = known('Hill');
    const married = pasted('Moe', { email: 'HILL@rock.example' });
    expect(planStaffImport([hill], [married], [])).toMatchObject({
      add: [],
      change: [{ id: hill.id, contact: { name: 'Dana Moe' } }],
      gone: [],
    });
  });

  it('B-02 two people with one address stay two', () => {
    const [hill, moe] = [known('Hill'), known('Moe', { email: 'hill@rock.example' })];
    const page = [pasted('Hill'), pasted('Moe', { email: 'hill@rock.example' })];
    expect(planStaffImport([moe, hill], page, [])).toMatchObject({ add: [], change: [], same: [hill, moe] });
  });

  it('B-02 somebody new with the address of somebody known is added', () => {
    const hill = known('Hill');
    const page = [pasted('Moe', { email: 'hill@rock.example' }), pasted('Hill')];
    expect(planStaffImport([hill], page, [])).toMatchObject({ add: [{ name: 'Dana Moe' }], change: [], same: [hill] });
  });

  it('B-02 what the page does not say stays', () => {
    const hill = known('Hill', { phone: '402-555-0101', xHandle: 'DanaHill' });
    expect(planStaffImport([hill], [pasted('Hill', { email: null })], []).same).toEqual([hill]);
  });

  it('B-02 what the athlete changed by hand stays', () => {
    const hill = known('Hill', { isChangedByHand: true });
    expect(planStaffImport([hill], [pasted('Hill', { title: 'Other' })], [])).toMatchObject({ change: [], keep: [hill], gone: [] });
  });

  it('B-02 who came from a page and is not on it any more is gone, but for those that are not to be stored', () => {
    const [hill, moe, typed] = [known('Hill'), known('Moe'), known('Typed', { isPasted: false })];
    expect(planStaffImport([hill, moe, typed], [pasted('Fox')], ['Dana MOE']).gone).toEqual([hill]);
  });

  it('B-02 a page without one coach to keep says nothing about who left', () => {
    expect(planStaffImport([known('Hill')], [], []).gone).toEqual([]);
    expect(planStaffImport([known('Hill')], [], ['Dana Moe']).gone).toEqual([]);
  });

  it('B-02 who is on the page again is back, and a contact that was typed is one of the page from now on', () => {
    const back = known('Hill', { hasLeft: true });
    const typed = known('Moe', { isPasted: false });
    expect(planStaffImport([back, typed], [pasted('Hill'), pasted('Moe')], []).change.map(({ id }) => id)).toEqual([back.id, typed.id]);
  });

  it('B-01 whom the directory has with this address is not added again', () => {
    const shared = known('Hill', { isOwn: false, isPasted: false });
    expect(planStaffImport([shared], [pasted('Hill')], [])).toMatchObject({ add: [], inDirectory: [shared] });
    expect(planStaffImport([shared], [pasted('Hill', { email: null })], [])).toMatchObject({ add: [], inDirectory: [shared] });
    expect(planStaffImport([shared], [pasted('Hill', { email: 'new@rock.example' })], [])).toMatchObject({ add: [{ name: 'Dana Hill' }] });
  });
});
