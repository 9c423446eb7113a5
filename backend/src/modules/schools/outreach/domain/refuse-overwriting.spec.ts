import { refuseOverwriting } from './refuse-overwriting.js';
import { TrackingTextChanged } from './tracking-errors.js';
import { UNTRACKED } from './tracking.js';

const stored = { ...UNTRACKED, notes: 'Call Dana', nextStep: 'Film' };

function refusalOf(write: () => void): TrackingTextChanged | undefined {
  try {
    write();
    return undefined;
  } catch (error) {
    return error as TrackingTextChanged;
  }
}

describe('texts about a school that are changed in two tabs', () => {
  it('R-05 are not overwritten by one that was written from another text, and the answer says what is stored', () => {
    const write = () => refuseOverwriting(stored, { notes: 'Call Sam', nextStep: 'Visit' }, { notes: 'Call', nextStep: 'Film' });
    expect(write).toThrow(new TrackingTextChanged({ notes: 'Call Dana' }));
    expect(refusalOf(write)?.extra).toEqual({ present: { notes: 'Call Dana' } });
  });

  it.each([
    ['was written from what is stored', { notes: 'Call Sam' }, { notes: ' Call Dana ' }],
    ['is what is stored already', { notes: 'Call Dana' }, { notes: 'Call' }],
    ['does not say what it was written from', { notes: 'Call Sam' }, {}],
    ['is not among the changes', { filmSent: true }, { notes: 'Call' }],
  ])('R-05 are replaced when the new one %s', (_case, change, before) => {
    expect(() => refuseOverwriting(stored, change, before)).not.toThrow();
  });
});
