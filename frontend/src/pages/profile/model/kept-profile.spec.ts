import { keptProfile } from './kept-profile';
import type { ProfileForm } from './profile-form';

const SEEN = { firstName: 'Marcus', city: 'Austin', currentPassword: '' } as ProfileForm;
const TYPED = { ...SEEN, city: 'Dallas', currentPassword: 'touchdown' };

describe('what was typed when a save failed', () => {
  afterEach(() => sessionStorage.clear());

  it('P-03 it is there again with what it was typed over, until it is saved or given up', () => {
    keptProfile.put('marcus', SEEN, TYPED);
    expect(keptProfile.get('marcus')).toEqual({ typed: { city: 'Dallas' }, seen: { city: 'Austin' } });
    keptProfile.clear('marcus');
    expect(keptProfile.get('marcus')).toBeNull();
  });

  it('P-04 the password is kept nowhere', () => {
    keptProfile.put('marcus', SEEN, TYPED);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('touchdown');
  });

  it('X-01 another account of this tab does not see it', () => {
    keptProfile.put('marcus', SEEN, TYPED);
    expect(keptProfile.get('maya')).toBeNull();
  });

  it.each(['not json', '7', '{"typed":{"city":1},"seen":{}}', '{"typed":{"city":"x"}}', 'null'])(
    'P-03 %s is nothing that was typed',
    (text) => {
      keptProfile.put('marcus', SEEN, TYPED);
      sessionStorage.setItem(sessionStorage.key(0) ?? '', text);
      expect(keptProfile.get('marcus')).toBeNull();
    },
  );
});
