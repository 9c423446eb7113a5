import { messageSuspicions } from './message-suspicions.js';

const AKRON = { schoolName: 'Akron', toAddress: 'quinn@akron.edu', websiteUrl: null, domains: ['akron.edu'] };
const NOBODY = { schoolName: 'Akron', toAddress: '', websiteUrl: null, domains: ['akron.edu'] };
const message = (from: string, text: string) => ({ from, subject: '', text });
const PAYS = 'This is Coach Dummett from Akron. Please send $200 by Cash App to hold your place at our camp.';

describe('messages by the form of a shared profile', () => {
  it('U-09 P-15 nothing is said against a coach who asks for film', () => {
    expect(messageSuspicions(AKRON, message('"Quinn Dummett" <quinn@akron.edu>', 'Can you send the full game?'))).toEqual([]);
  });

  it('U-09 P-15 a demand for money is marked, also with the typed address of a coach', () => {
    expect(messageSuspicions(AKRON, message('"Quinn Dummett" <quinn@akron.edu>', PAYS))).toContain('money');
  });

  it('U-09 P-15 who speaks as a coach from an address that is not the school’s is marked', () => {
    const found = messageSuspicions(NOBODY, message('"Quinn Dummett" <quinn@gmail.com>', 'This is Coach Dummett from Akron.'));
    expect(found).toEqual(['outside_domain', 'free_mail']);
  });

  it('U-09 P-15 of a school that is not in the directory no address is called foreign', () => {
    const unknown = { ...NOBODY, schoolName: 'Coastal Ridge', domains: [] };
    const found = (address: string) =>
      messageSuspicions(unknown, message(`"Coach Quinn" <${address}>`, 'This is Coach Quinn from Coastal Ridge.'));
    expect([found('quinn@coastal-ridge.edu'), found('quinn@gmail.com')]).toEqual([[], ['free_mail']]);
  });

  it.each([
    ['secrecy', 'Coach Dummett, Akron. Please don’t tell your parents about this offer.'],
    ['photos', 'This is Coach Dummett from Akron. Send me a photo of you without a shirt.'],
  ])('U-09 P-15 a wish for %s is marked', (reason, text) => {
    expect(messageSuspicions(NOBODY, message('"Quinn" <quinn@akron.edu>', text))).toContain(reason);
  });
});
