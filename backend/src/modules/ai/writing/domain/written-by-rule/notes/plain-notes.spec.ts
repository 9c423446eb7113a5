import { ownSentences } from './own-sentences.js';
import { plainNotes } from './plain-notes.js';
import { replyNotes } from '../write-reply.js';

describe('short notes of an athlete, as they would stand in an email', () => {
  it.each<[string, string[]]>([
    ['thank you note for the visit on nov 14. mom liked it to', ['Thank you for the visit on November 14.', 'My mom liked it too']],
    ['say thanks for the letter', ['Thank you for the letter']],
    ['tell him thanks for coming to my game', ['Thank you for coming to my game']],
    ['thank coach for having us', ['Thank you for having us']],
    ['intro email. i play safety', ['i play safety']],
    ['answer to coach: yes i can', ['answer: yes i can']],
    ['reply to coach: it is attached', ['answer: it is attached']],
    ['i will go elsewhere but be nice about it', ['i will go elsewhere']],
    ['can do wed after 630, number is 337-555-0133', ['can do Wednesday after 6:30', 'My number is 337-555-0133']],
    ['bench 265 squat 405', ['My bench is 265 and my squat is 405']],
    ['act is 24', ['My ACT is 24']],
    ['my 40 is 4.6, vertical 33, bench 275', ['My 40 is 4.6, my vertical is 33 and my bench is 275']],
    ['no 40 time yet', ['I have no 40 time yet']],
    ['no to the camp', ['no to the camp']],
    ['met you at the camp you told me send film', ['met you at the camp', 'you told me send film']],
    ['3.4 gpa want to be a nurse', ['3.4 gpa', 'want to be a nurse']],
    ['i camped with my coach, my dad and my mom', ['i camped with my coach, my dad and my mom']],
    ['', []],
  ])('I-06 %s', (note, sentences) => {
    expect(plainNotes(note)).toEqual(sentences);
  });
});

describe('what of a note is in the email', () => {
  it.each<[string, string[], string[]]>([
    ['its attached. my film is new', ['Its attached.', 'My film is new.'], []],
    ['the camp was full', ['The camp was full.'], []],
    ['i run track too. 100m in 10.9', ['I run track too.', 'Also: 100m in 10.9.'], []],
    ['2027 lb 6-1 215', [], []],
    ['11 tackles and a sack vs stony ford', ['My numbers are 11 tackles and a sack against stony ford.'], []],
    ['is there another one in july', [], ['Is there another one in july?']],
    ['whats the best camp to come to', [], ['Whats the best camp to come to?']],
    ['do they take walk ons. how much is camp', [], ['Do you take walk ons?', 'How much is camp?']],
    ['will send film', ['I will send film.'], []],
    ['i want to know when camp is', [], ['Could you tell me when camp is?']],
    ['ask: is camp in june or july', [], ['Is camp in june or july?']],
    ['another day?', [], ['Another day?']],
    ['say hi to coach tillery', ['Please say hello to coach tillery.'], []],
    ['say sorry and thanks', ['I am sorry. Thank you.'], []],
    ['met coach at the showcase, he liked my arm', ['I met you at the showcase.', 'You liked my arm.'], []],
    ['met coach at the showcase, my dad says he liked me', ['I met coach at the showcase.', 'My dad says he liked me.'], []],
    ['tell coach im hurt', ['Im hurt.'], []],
  ])('I-04 %s', (note, statements, asks) => {
    expect(ownSentences(note)).toMatchObject({ statements, asks });
  });
});

describe('which email the notes ask for', () => {
  it.each<[string, object]>([
    ['coach asked what my bench is. bench 265. no 40 yet', { kind: 'answer', statements: ['My bench is 265. I have no 40 yet.'] }],
    ['coach wants my act score. act 27', { kind: 'answer', statements: ['My ACT is 27.'] }],
    ['he asked for my classes. AP Calc BC, physics', { kind: 'answer', statements: ['AP Calc BC, physics.'] }],
    ['answer his question: what offense do we run. spread', { kind: 'answer', statements: ['spread.'] }],
    ['update since last email: gpa went up to 3.1', { kind: 'update', since: 'email', statements: ['My GPA went up to 3.1.'] }],
    ['quick update: my ankle is healed', { kind: 'update', since: '', statements: ['My ankle is healed.'] }],
    ['tell him im at another school so he can stop recruiting me', { kind: 'decline', statements: ['Im at another school.'] }],
    ['tell him no thanks, im staying home but i respect him', { kind: 'decline', statements: ['Im staying home but i respect you.'] }],
    ['no to the junior day, we have a funeral', { kind: 'decline', declined: 'junior day' }],
    ['tell him no to the visit on jan 16', { kind: 'decline', declined: 'visit on January 16' }],
    ['turn down the walk on spot. money is the reason, family cant afford it', { kind: 'decline', declined: 'walk on spot' }],
    ['tell coach im not coming to camp. i have the flu', { kind: 'absence' }],
  ])('I-06 %s', (notes, reply) => {
    expect(replyNotes(notes)).toMatchObject(reply);
  });
});
