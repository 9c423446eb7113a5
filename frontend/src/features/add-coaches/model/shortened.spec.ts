import { shortened } from './shortened';

const long = 'a'.repeat(2_000_001);

describe('a page that was copied', () => {
  it('B-01 is read in both forms', () => {
    expect(shortened({ html: '<p>Dana</p>', text: 'Dana' })).toEqual({ html: '<p>Dana</p>', text: 'Dana' });
  });

  it('B-01 is read as plain text when its styles make it too long, and as a page when its text is', () => {
    expect(shortened({ html: long, text: 'Dana' })).toEqual({ html: '', text: 'Dana' });
    expect(shortened({ html: '<p>Dana</p>', text: long })).toEqual({ html: '<p>Dana</p>', text: '' });
  });

  it.each([
    { html: long, text: long },
    { html: long, text: ' ' },
    { html: '', text: long },
  ])('B-01 is not sent when nothing of it is short enough', (page) => {
    expect(shortened(page)).toBeNull();
  });
});
