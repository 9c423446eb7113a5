import { demandsOf } from './demands.js';
import type { SuspicionReason } from './reasons.js';
import { sentencesOf } from './sentences.js';

/** From the school's own address: accounts are taken over, and grown-ups misuse their own. */
const inside = (text: string) => [...demandsOf(sentencesOf(text), { isInside: true, isClaimed: false })];
const outside = (text: string) => [...demandsOf(sentencesOf(text), { isInside: false, isClaimed: true })];

describe('what a known address asks for, in other words', () => {
  it.each<[SuspicionReason, string]>([
    ['photos', 'Send me a couple of body shots, boxers only.'],
    ['photos', 'Got any pics with the shirt off? For the file.'],
    ['photos', 'I want to see how you have filled out. Mirror selfies, no shirt.'],
    ['photos', 'Can you turn your camera on and take your shirt off for me?'],
    ['photos', 'Video call me from your room tonight in only your underwear.'],
    ['secrecy', 'Come by my hotel room after the game.'],
    ['secrecy', 'Stop by my apartment after practice and we watch film.'],
    ['secrecy', 'I pick you up at nine behind the school.'],
    ['secrecy', 'Just skip the permission slip.'],
    ['secrecy', 'My office reads everything I write there, so let us use this one.'],
    ['secrecy', 'The school logs every message, better write to my private email.'],
    ['secrecy', 'Compliance does not have to hear about it.'],
    ['secrecy', 'The staff need not know about this.'],
    ['secrecy', 'Let us leave the athletic department out of this one.'],
    ['secrecy', 'Dont bring this up with your folks yet.'],
    ['secrecy', 'This stays in this thread.'],
    ['secrecy', 'It deletes itself so nobody has to see what we say.'],
    ['secrecy', 'There are no grown-ups in there, so say what you want.'],
    ['secrecy', 'Your parents are not in this chat so relax.'],
    ['pressure', 'If you do not commit by noon the spot is void.'],
    ['pressure', 'I need a yes in thirty minutes or the offer is pulled.'],
    ['pressure', 'The spot is gone at midnight. Sign or lose it.'],
    ['private_chat', 'Hit my Insta DMs tonight, easier.'],
    ['password', 'What is the login for your Hudl? I want to pull your clips myself.'],
    ['gift_card', 'Pick up four $50 eBay cards for our seniors, you get it back on Saturday.'],
    ['gift_card', 'Two Razer Gold cards, scratch them and send me the numbers.'],
    ['secrecy', 'I want you to commit before your parents hear about it.'],
    ['secrecy', 'Say nothing at home until I tell you.'],
    ['secrecy', 'Keep this from your counselor for now.'],
    ['secrecy', 'Your folks can find out after you sign.'],
    ['secrecy', 'There is no need for your parents to be copied on this.'],
    ['secrecy', 'Call me when your parents are asleep.'],
    ['secrecy', 'This conversation never happened.'],
    ['secrecy', 'Do not tell the office that I come.'],
    ['money', 'The hotel of your visit is $180, send it to my Cash App and I book it.'],
    ['money', 'Haz una transferencia de $80 a mi cuenta.'],
    ['photos', 'Do a video of you flexing in your boxers.'],
    ['pressure', 'If I do not have your commitment by 8 tonight the offer goes to somebody else.'],
    ['money', 'Deposit this check and keep a hundred for yourself.'],
    ['money', 'Send half on to our travel agent.'],
    ['money', 'You got too much. Wire us the difference.'],
  ])('U-09 %s: %s', (reason, text) => {
    expect(inside(text)).toContain(reason);
  });

  it.each([
    'Please upload a head shot in a shirt and tie for the media guide.',
    'Your shot put video is great, send me the discus too.',
    'Physicals are at 9: shirts off for the doctor, your parent may stay in the room.',
    'Come to my office in the field house first, then we walk over.',
    'Meet me at the hotel lobby with your folks at six.',
    'Stop by my place on Saturday, your parents and the other recruits too.',
    'Your school has the form on file, so no need for a permission slip.',
    'Compliance reads every text we send, so keep it to football.',
    'Our admission office reads every essay, so please use your own words instead of a template.',
    'The office does not know about your visit yet, so call them.',
    'The office does not need your physical until June.',
    'Nobody needs to see a doctor for that, ice it and rest.',
    'Please stay in the chat until the call starts.',
    'If your parents are not in town we can do it by Zoom.',
    'You can bring it up with your parents and call me next week.',
    'Let us go over your offer tonight with your family.',
    'We are gone today recruiting. Your offer stands.',
    'If you cannot say by tonight, no problem.',
    'The scholarship application closes tonight.',
    'Your Hudl link asks for a login, can you make the video public?',
    'We will refund the rest to your card.',
    'Return the rest of the forms, and transfer half your credits later.',
    'Send me the rest of the game film on Monday.',
    'Please mail the deposit check to the bursar.',
    'Recibimos la transferencia de tus notas de la otra escuela. No hace falta pagar nada.',
    'La transferencia de créditos se hace en el portal.',
    'You get a gift card for the bookstore when you come with your family.',
    'Before your parents book the hotel, see the list on our camp page.',
    'I want to see you before your parents fly home on Sunday, bring them too.',
    'Tell your parents once the date is official.',
    'Your parents will hear from our office after the visit.',
    'Keep it quiet on third down and you will beat the blitz.',
    'No digas nada malo del entrenador.',
    'If we do not hear from you by tonight we call tomorrow.',
    'Keep it from bouncing: set your feet first.',
  ])('U-09 nothing: %s', (text) => {
    expect(inside(text)).toEqual([]);
  });

  it('U-09 a page that asks for a password is a trap where somebody outside of the school links to it', () => {
    const text = 'The page asks for the user name and password of your school account.';
    expect([outside(text), inside(text)]).toEqual([['password'], []]);
  });
});
