import { findAddresses, findHandles, findHiddenAddresses, findPhones, handleOfLink } from './find-contacts.js';

describe('email addresses in a text', () => {
  it.each<[string, string[]]>([
    ['Write to Dana.Hill@Akron.EDU, please.', ['Dana.Hill@akron.edu']],
    ['a@akron.edu / b@sports.akron.edu', ['a@akron.edu', 'b@sports.akron.edu']],
    ['a@akron.edu and again a@akron.edu', ['a@akron.edu']],
    ["'a@akron.edu'", ['a@akron.edu']],
    ['@coach_hill', []],
    ['a@akron', []],
    ['no address', []],
    ['hill@NOSPAMakron.edu, hill@no-spam.akron.edu, hillREMOVETHIS@akron.edu, hill@akron.deletethis.edu', []],
  ])('B-01 in %p: %p', (text, addresses) => {
    expect(findAddresses(text)).toEqual(addresses);
  });
});

describe('email addresses that are hidden from programs', () => {
  it.each<[string, string[]]>([
    ['dhill [at] akron [dot] edu', ['dhill@akron.edu']],
    ['dhill (at) akron.edu', ['dhill@akron.edu']],
    ['dhill{AT}akron<DOT>edu', ['dhill@akron.edu']],
    ['dhill at akron dot edu', ['dhill@akron.edu']],
    ['dhill at zips dot akron dot edu', ['dhill@zips.akron.edu']],
    ['Meet us at Akron', []],
    ['dhill@akron.edu at the office', []],
    ['Hill', []],
  ])('B-01 in %p: %p', (text, addresses) => {
    expect(findHiddenAddresses(text)).toEqual(addresses);
  });
});

describe('telephone numbers in a text', () => {
  it.each<[string, string[]]>([
    ['Phone: (330) 972-7080', ['(330) 972-7080']],
    ['330.972.7080', ['330.972.7080']],
    ['330/972-7080', ['330/972-7080']],
    ['+1 330-972-7080', ['+1 330-972-7080']],
    ['330-972-7080 ext. 12', ['330-972-7080 x12']],
    ['330-972-7080, extension: 4321', ['330-972-7080 x4321']],
    ['330-972-7080 x5 or 330-972-7081', ['330-972-7080 x5', '330-972-7081']],
    ['Fax: 330-972-7080', []],
    ['Fax 330-972-7080 Office 330-972-7081', ['330-972-7081']],
    ['972-7080', []],
    ['330-972-70801', []],
    ['Since 1998', []],
  ])('B-01 in %p: %p', (text, phones) => {
    expect(findPhones(text).map(({ phone }) => phone)).toEqual(phones);
  });

  it('B-01 says what stood in the text, extension and all, so that it can be taken out of it', () => {
    expect(findPhones('Office 330-972-7080 ext. 12')).toEqual([{ phone: '330-972-7080 x12', written: '330-972-7080 ext. 12' }]);
  });
});

describe('handles on X', () => {
  it.each<[string, string | null]>([
    ['https://x.com/CoachHill', 'CoachHill'],
    ['http://www.twitter.com/CoachHill/', 'CoachHill'],
    ['//mobile.twitter.com/#!/CoachHill?lang=en', 'CoachHill'],
    [' https://twitter.com/@CoachHill ', 'CoachHill'],
    ['https://x.com/intent/tweet?text=hi', null],
    ['https://x.com/Home', null],
    ['https://x.com/share', null],
    ['https://x.com/CoachHill/status/1', null],
    ['https://x.com/sixteen_letters_', null],
    ['https://instagram.com/CoachHill', null],
  ])('B-01 the link %p leads to %p', (link, handle) => {
    expect(handleOfLink(link)).toBe(handle);
  });

  it.each<[string, string[]]>([
    ['@CoachHill', ['CoachHill']],
    ['Hill (@CoachHill) and Lee: @Coach_Lee', ['CoachHill', 'Coach_Lee']],
    ['dana@akron.edu', []],
    ['@akron.edu', []],
    ['Hill', []],
  ])('B-01 in %p: %p', (text, handles) => {
    expect(findHandles(text)).toEqual(handles);
  });
});
