import { setTone } from '../set-tone.js';

describe('I-01 the words of friends in an email to a coach', () => {
  it.each([
    ['yo coach its ya boy Bryson', 'Coach this is Bryson'],
    ['hit me up when you can', 'Please write to me when you can'],
    ['my coach might hit u up this wknd', 'My coach might write to you this weekend'],
    ['can we get on da phone wit coach Lee', 'Can we get on the phone with coach Lee'],
    ['when yall gon offer me', 'May I ask when you make offers?'],
    ['why havent you replied to my 3 emails??', 'I have not had an answer to my last 3 emails yet.'],
    ['why didnt you write me back?', 'I have not heard back yet.'],
    ['I emailed you on May 3 AND May 10.', 'I emailed you on May 3 and May 10.'],
    ['im way fr bout this', 'I am serious about this'],
    ['they never throw my way fr', 'They never throw my way'],
    ['im not gonna lie the food was good', 'The food was good'],
    ['your coaches r great', 'Your coaches are great'],
    ['Anyways is the camp full?', 'Is the camp full?'],
    ['I work hard. Pretty rude tbh.', 'I work hard.'],
    ['My coach is trash and he never plays me.', 'He never plays me.'],
    ['We got practice at 6.', 'We have practice at 6.'],
    ['my mom was trippin about the cost', 'My mom was worried about the cost'],
    ['my mom stressin over the cost', 'My mom is worried about the cost'],
    ['AP Calc BC is hard bc of the tests.', 'AP Calc BC is hard because of the tests.'],
    ['thanks for being real w me', 'Thanks for being real with me'],
    ['I want to know what you look for. My GPA is 3.7.', 'Could you tell me what you look for? My GPA is 3.7.'],
  ])('I-01 professional: %s', (written, wanted) => {
    expect(setTone(written, 'professional')).toBe(wanted);
  });

  it.each([
    'Our team is terrible at kickoffs but we work.',
    'My coach is a great man and he hates losing.',
    'Coach, I hate to ask, but could you send the form?',
    'I made the team with my dad and his friend.',
    'The coaches are great, and they threw my way.',
    'I expect to graduate in May 2027.',
    'I expect the season to be long.',
    'My parents moved, and they left me and my brother with my aunt.',
  ])('I-06 what only looks like it stays: %s', (sentence) => {
    expect(setTone(sentence, 'professional')).toBe(sentence);
  });

  it.each([
    ['Can’t wait to see you on the 5th.', 'I look forward to seeing you on the 5th.'],
    ['We can’t wait to hear from you.', 'We look forward to hearing from you.'],
    ['I can’t wait.', 'I cannot wait.'],
    ['We have got a new date.', 'We have a new date.'],
    ['The film isn’t there anymore.', 'The film is not there anymore.'],
    ['Isn’t there a camp in June?', 'Is there not a camp in June?'],
    ['That is a pain for you.', 'That is an inconvenience for you.'],
    ['I played through the pain.', 'I played through the pain.'],
    ['Please do not bother to answer today.', 'Please do not bother to answer today.'],
    ['The guard slammed into the sled.', 'The guard slammed into the sled.'],
    ['I know that you are swamped.', 'I know that you are very busy.'],
  ])('I-01 formal: %s', (written, wanted) => {
    expect(setTone(written, 'formal')).toBe(wanted);
  });

  it.each([
    ['Please inform me of the time at which the camp commences.', 'Please tell me when the camp starts.'],
    ['I hereby enclose the remainder of the schedule.', 'I’m sending the rest of the schedule.'],
  ])('I-01 casual: %s', (written, wanted) => {
    expect(setTone(written, 'casual')).toBe(wanted);
  });
});
