import { strengthenEmail } from './strengthen-email.js';
import { shorten } from './shorten.js';

describe('I-01 wordy sentences made shorter', () => {
  it.each([
    ['I wanted to let you know that I made the team.', 'I made the team.'],
    ['You asked about July, so I am getting back to you about that. I am free.', 'You asked about July. I am free.'],
    ['So how it works is that Coach calls the play.', 'Coach calls the play.'],
    ['I am free, as far as July goes, the whole month.', 'I am free, in July, the whole month.'],
    ['I have to be honest, I like your program.', 'I like your program.'],
    ['I just wanted to reach out to you to say thanks.', 'I want to say thanks.'],
    ['It took a lot of work and a lot of late nights and a lot of help.', 'It took a lot of work, late nights and help.'],
    ['I play receiver. I hope that is okay. Here is the news. We won.', 'I play receiver. We won.'],
    ['I don’t know if you remember me but I camped with you.', 'I camped with you.'],
    ['I am in the class of 2027, which means that I will be graduating in 2027.', 'I am in the class of 2027.'],
    ['Thank you, and have a blessed rest of your week.', 'Thank you.'],
    ['What I am trying to ask is this: do you have a spot?', 'Do you have a spot?'],
    ['There is no way that we will be able to come.', 'We cannot come.'],
    ['It is on that exact same weekend.', 'It is on that same weekend.'],
    ['After lots and lots of thinking I decided.', 'After a lot of thinking I decided.'],
    ['I want to improve, so what I am going to do is that I am going to lift.', 'I want to improve, so I am going to lift.'],
  ])('I-01 %s', (long, short) => {
    expect(shorten(long).text).toBe(short);
  });

  it.each([
    'I have to be honest with my coach.',
    'I took a lot of notes.',
    'I wanted to reach out to you because I will be in town.',
    'I will not be able to come on Friday.',
  ])('I-06 what says something stays: %s', (sentence) => {
    expect(shorten(sentence).text).toBe(sentence);
  });
});

describe('I-01 doubts taken out', () => {
  it.each([
    ['I’m probably not good enough for you, but I work hard.', 'I work hard.'],
    ['I’m not sure if this is the right email, but I would like to visit.', 'I would like to visit.'],
    ['Sorry if this is dumb, but when is camp?', 'When is camp?'],
    ['I don’t know if I’m good enough for Lamar but I thought I’d write anyway. I threw for 200 yards.', 'I threw for 200 yards.'],
    ['I had 14 touchdowns, which probably isn’t that much compared to other guys.', 'I had 14 touchdowns.'],
    ['I could come to a camp if that isn’t too much trouble.', 'I could come to a camp.'],
    ['I’m probably not the kind of quarterback you usually look at. I threw for 200 yards.', 'I threw for 200 yards.'],
    ['My GPA is 3.7, if that matters at all.', 'My GPA is 3.7.'],
  ])('I-01 %s', (weak, strong) => {
    expect(strengthenEmail(weak, [])).toContain(strong);
    expect(strengthenEmail(weak, [])).not.toMatch(/sorry|not good enough|not sure|matters/i);
  });

  it('I-06 nothing is asked of a coach whose offer is declined', () => {
    const email = 'I talked to my family, and I have to say no.';
    expect(strengthenEmail(email, [])).toBe(email);
  });
});
