import { wayBack } from './way-back';

describe('the way back to the page that led here', () => {
  it('M-02 is a page of this app that was named', () => {
    expect(wayBack({ backTo: '/campaigns?step=confirm' })).toBe('/campaigns?step=confirm');
  });

  it.each([null, undefined, 'text', {}, { backTo: 7 }, { backTo: 'https://elsewhere.example' }, { backTo: '//elsewhere.example' }])(
    'M-02 is missing in %j',
    (state) => {
      expect(wayBack(state)).toBeNull();
    },
  );
});
