import type { SuspicionReason } from '../../suspicion/domain/reasons.js';

/** [from, subject, text] of an email to an athlete who wrote to Tarleton; everybody and every host is invented. */
type Row = readonly [from: string, subject: string, text: string];

export const SCHOOL = { name: 'Tarleton', domains: ['tarleton.example', 'tarletontexans.example'] } as const;

const OWN = 'Gus Hale <ghale@tarleton.example>';

/** Emails that nothing is wrong with, with what a hasty rule would take amiss. */
export const HARMLESS: readonly Row[] = [
  [OWN, 'Re: film', 'Liked the way you reset your feet. Send me your spring schedule and your transcript.'],
  [
    'Texan Camps <camps@tarletontexans.example>',
    'LAST CHANCE',
    'Only 9 spots left! Camp is $55 today, $70 at the door. Sign up on our camp page before midnight.',
  ],
  [
    'Texan Camps <camps@tarletontexans.example>',
    'Balance',
    'You still owe $25. Please pay in the camp portal by Thursday, or we give your place away.',
  ],
  ['Hector Sample <hector_sample@gmail.com>', 'Bus ticket', 'Bought your bus ticket, 60 bucks, pay me back never. Your cousin Hector'],
  [OWN, 'Enrollment', 'Your $200 enrollment deposit is due May 1. Pay it in the admissions portal.'],
  [OWN, 'Fee', 'We waive the application fee for recruits, so do not pay the $40.'],
  [OWN, 'Saturday', 'Tickets are free for you. Parking is $15, cash only, in the lot behind the gym.'],
  [OWN, 'Hotel', 'Rooms in our block are $95 a night. The hotel takes your credit card at check-in, not us.'],
  [OWN, 'Aid', 'File the FAFSA with your dad. We never ask for your bank account or your social security number by email.'],
  [OWN, 'Papers', 'Upload your passport and your transcript in the admissions portal. Do not send them to me.'],
  [
    'Compliance <compliance@tarleton.example>',
    'Rules',
    'If anybody asks you for money or gift cards to be recruited, tell your parents and this office. Never share your password with anyone.',
  ],
  [
    'Compliance <compliance@tarleton.example>',
    'Rules',
    'Nobody on our staff will ever ask you to pay a recruiting fee, buy gift cards or keep a secret from your parents.',
  ],
  [OWN, 'Re: Friday', 'That throw was money. Bank on it: we are coming to your game, and that is no secret.'],
  [OWN, 'Re: Friday', 'You have a gift. Your snap count had them jumping, and the signal from the sideline was quick.'],
  [OWN, 'Thursday', 'Text me when practice is over, 254-555-0119. Copy your mom so that she is on the thread.'],
  [OWN, 'WhatsApp', 'We have a WhatsApp group for visits. Your parents are in it too, so add both of them.'],
  [OWN, 'Follow', 'Follow us on Instagram and Snapchat for game day graphics.'],
  [OWN, 'Offer', 'We need your answer on the offer by Friday. Talk about it with your parents first.'],
  [OWN, 'Visit', 'Come by yourself or with your family, both are welcome. Your parents do not need to register.'],
  [OWN, 'Roster photo', 'Please send a photo of you in your jersey for the visit program.'],
  [OWN, 'Camp shirt', 'Send me your shirt size. Your parents can pick it up at the gate.'],
  [OWN, 'Rules', 'I cannot call you before June 15, but you may call me at any time. I will not tell you anything else until then.'],
  [
    OWN,
    'Signature',
    'See you Saturday.\n\nThis email is confidential. If you received it in error, please notify the sender and delete this message.',
  ],
  [OWN, 'Re: Thank you', 'Got it.\n\nOn Mon, Nov 16, 2026 Marcus Lee wrote:\n> Somebody told me to buy gift cards and send you the codes.'],
  [OWN, 'Hola', 'La visita es gratis y pueden venir tus padres. No tienes que pagar nada ni mandar dinero.'],
  [OWN, 'Hallo', 'Der Besuch kostet nichts. Du musst keine Kontonummer schicken, und deine Eltern sind willkommen.'],
  [
    'Coach Cash Brandt <cbrandt@tarleton.example>',
    'Re: 40',
    'Cash here. Your card had you at 4.7, and the tape says you are faster than that.',
  ],
  ['Raffle <football@tarletontexans.example>', 'Camp raffle', 'Every camper can win a $25 gift card to the bookstore.'],
  [OWN, 'URGENT', 'URGENT: lightning moves the camp to the gym today. Answer only if you cannot come.'],
  [
    'Mail Delivery Subsystem <mailer-daemon@mx.other.example>',
    'Delivery failed',
    'Your message to old.coach@tarleton.example was not delivered.',
  ],
  ['Renee Lee <renee.lee@family.example>', 'Visit', 'Hello, I am the mother of Marcus. Where do we park, and do we pay for lunch?'],
  ['Renee Lee <renee_lee_tx@gmail.com>', 'Gas', 'I put $40 in your account for gas. Send me a picture of the jersey. Love you, Mom'],
  [
    'Coach Ortiz <rortiz@pinehill.example>',
    'Cut-ups',
    'I uploaded the second half. Practice is at 6, and bring $10 for the team meal. Coach O',
  ],
  [
    'Coach Ortiz <coach_ortiz_ph@gmail.com>',
    'Tarleton',
    'I talked with Coach Hale from Tarleton after practice, he likes your film. Send him the transcript.',
  ],
  [
    'NCAA Eligibility Center <noreply@ncaa-center.example>',
    'Your account',
    'Your certification account is not complete. The registration fee is $100. Ask your counselor about a fee waiver.',
  ],
  ['Dee Polk <dpolk@gazette.example>', 'Story', 'I write about prep football. Could I ask you three questions about the playoff game?'],
  [
    'Texan Football <football@mail.tarletontexans.example>',
    'Junior Day',
    'You are invited to Junior Day. There is no cost, and lunch is on us.',
  ],
];

/** Emails that have to be marked, each with one of its reasons. */
export const SUSPICIOUS: readonly (readonly [reason: SuspicionReason, ...Row])[] = [
  [
    'free_mail',
    'Coach Hale <hale_tarleton_fb@yahoo.com>',
    'Re: film',
    'Coach Hale here, Tarleton. I write from my personal email. What is your cell?',
  ],
  [
    'outside_domain',
    'Texans Recruiting <staff@recruit-desk.example>',
    'Hello',
    'Our staff at Tarleton wants you on campus. When can we talk?',
  ],
  ['outside_domain', 'Gus Hale <ghale.coach@mailbox.example>', 'Re: film', 'I changed my address. Please answer here from now on.'],
  ['look_alike', 'Gus Hale <ghale@tar1eton.example>', 'Re: film', 'Nice talk yesterday.'],
  ['look_alike', 'Gus Hale <ghale@tarleton.test>', 'Re: film', 'Nice talk yesterday.'],
  ['look_alike', 'Gus Hale <ghale@tarleton-football.example>', 'Re: film', 'Nice talk yesterday.'],
  ['look_alike', 'Gus Hale <ghale@tarleton.example.staff-mail.example>', 'Re: film', 'Nice talk yesterday.'],
  ['look_alike', 'Gus Hale <ghale@tarletton.example>', 'Re: film', 'Nice talk yesterday.'],
  ['look_alike', 'Gus Hale <ghale@tarletοn.example>', 'Re: film', 'Nice talk yesterday.'],
  ['look_alike', 'Gus Hale <ghale@xn--trleton-2fg.example>', 'Re: film', 'Nice talk yesterday.'],
  ['look_alike', 'Gus Hale <ghale@mytarletontexans.example>', 'Re: film', 'Nice talk yesterday.'],
  ['display_name', '"ghale@tarleton.example" <gus_hale_fb@gmail.com>', 'Re: visit', 'Can you come on Sunday?'],
  ['display_name', '"Gus Hale <ghale@tarleton.example>" <gus@somewhere.example>', 'Re: visit', 'Can you come on Sunday?'],
  [
    'money',
    'Prep Exposure <desk@prep-exposure.example>',
    'Tarleton',
    'Coach Hale of Tarleton asked us to write. For $250 we put your film in front of him.',
  ],
  [
    'outside_domain',
    'Prep Exposure <desk@prep-exposure.example>',
    'Tarleton wants you',
    'Coach Gus Hale at the Tarleton football office asked us to contact you. A $249 profile upgrade is all it takes.',
  ],
  ['money', OWN, 'Spot', 'To hold your roster spot we need a $300 deposit this week.'],
  ['money', OWN, 'Fee', 'There is a $90 evaluation fee. Venmo works best.'],
  ['money', OWN, 'Favor', 'I left my wallet at the hotel. Can you lend me $200? I will pay you back at camp.'],
  ['money', OWN, 'Camp', 'Send the $80 to me directly, not through the school.'],
  ['money', OWN, 'Campamento', 'Mándame $150 por Zelle para guardar tu lugar.'],
  ['money', OWN, 'Platz', 'Überweise die Gebühr von 200 Euro auf mein Konto.'],
  ['gift_card', OWN, 'Quick favor', 'I am stuck in meetings. Pick up four Amazon gift cards and text me the codes.'],
  ['gift_card', OWN, 'Staff gifts', "Don't wait: buy three Steam cards, scratch them and send pictures of the back."],
  ['gift_card', OWN, 'Hola', 'Necesito que compres dos tarjetas de regalo y me mandes los números.'],
  ['bank_data', OWN, 'Stipend', 'Reply with your routing number and account number so that we can pay the stipend.'],
  ['bank_data', OWN, 'Hallo', 'Bitte schick mir die Bankdaten deiner Eltern.'],
  ['identity_data', OWN, 'Paperwork', 'Text me a picture of your driver’s license, front and back.'],
  ['identity_data', OWN, 'Beca', 'Envíame tu número de seguro social y una foto de tu pasaporte.'],
  ['password', OWN, 'Hudl', 'Send me your Hudl login and password so that I can pull the clips.'],
  ['password', OWN, 'Portal', 'You will get a text from Google. Tell me the verification code.'],
  ['secrecy', OWN, 'Our plan', 'Keep this to yourself, and do not tell your mom or your coach.'],
  ['secrecy', OWN, 'Saturday', 'Come alone. Nobody needs to know, and delete this email when you have read it.'],
  ['secrecy', OWN, 'Plan', 'Esto queda entre nosotros, no le digas a tus padres.'],
  ['secrecy', OWN, 'Plan', 'Das bleibt unter uns, sag deinen Eltern nichts.'],
  ['private_chat', OWN, 'Talk', 'Easier on WhatsApp. Message me there tonight.'],
  ['private_chat', OWN, 'Talk', 'Add me on Snap, I answer faster there.'],
  ['private_chat', OWN, 'Talk', 'Download Signal and call me on Signal.'],
  ['photos', OWN, 'Frame', 'Send me a few pics with your shirt off so I can see your frame.'],
  ['pressure', OWN, 'Offer', 'You have 2 hours to accept the offer or it goes to somebody else.'],
];
