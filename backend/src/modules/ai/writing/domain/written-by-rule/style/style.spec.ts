import { MARCUS_FACTS } from '../../../../facts/testing/athlete-fixture.js';
import type { Tone } from '../../tone.js';
import { setTone } from '../set-tone.js';
import { shorten } from '../shorten.js';
import { strengthenEmail } from '../strengthen-email.js';
import { withSubjects } from './left-out-subjects.js';
import { opinionsAgain } from './said-again.js';
import { verbRules } from './verb-forms.js';
import { withExclamations, withWarmEnd } from './warm-email.js';

describe('I-01 I-06 the words of a tone', () => {
  it.each<[Tone, string, string]>([
    ['formal', 'I got your letter and I learned a lot.', 'I received your letter and I learned a great deal.'],
    ['formal', 'I get a lot of emails.', 'I receive many emails.'],
    ['formal', 'Can’t make it Saturday. I’ve got class till 3.', 'I cannot make it on Saturday. I have class until 3.'],
    ['formal', 'If that does not work, no worries.', 'If that does not work, I understand.'],
    ['formal', 'I really think I’d fit in.', 'I truly believe that I would fit in.'],
    ['formal', 'Sorry for the late reply. Let me know what works.', 'I apologize for the late reply. Please let me know what works.'],
    ['casual', 'I am of the opinion that I could help.', 'I think I could help.'],
    ['casual', 'I shall be unable to attend the camp.', 'I can’t make the camp.'],
    ['casual', 'I have not decided, and my mother and I will call.', 'I haven’t decided, and my mom and I will call.'],
    ['casual', 'I know who I am.', 'I know who I am.'],
    ['casual', 'I had 40 receiving yards and received an invitation.', 'I had 40 receiving yards and got an invitation.'],
    ['professional', 'I kinda feel like I fit, so I guess I’m ready.', 'I feel that I fit, so I’m ready.'],
    ['professional', 'Just wanted to ask about camp.', 'I wanted to ask about camp.'],
    ['professional', 'Coach, threw 4 touchdowns Friday.', 'Coach, I threw 4 touchdowns Friday.'],
    ['professional', 'I’m so bummed about it. No worries if not.', 'I’m so disappointed about it.'],
    ['professional', 'I missed it because I was sick.', 'I missed it because I was sick.'],
    ['professional', 'Your campus was sick.', 'Your campus was impressive.'],
    [
      'professional',
      'Coach, Rice hit me up. I paid $60 and I want my money back.',
      'Coach, Rice contacted me. I paid $60 and I would like a refund.',
    ],
    [
      'professional',
      'Tell me if I am on your board or stop sending me flyers.',
      'Could you please tell me if I am on your board? Otherwise, please take me off the list for flyers.',
    ],
    [
      'casual',
      'I am not in possession of the film, and my coach has indicated that he will send it.',
      'I don’t have the film, and my coach has said that he’ll send it.',
    ],
    ['enthusiastic', 'Dear Coach Okonjo,', 'Dear Coach Okonjo,'],
    ['enthusiastic', 'I will be there on June 6.', 'I will be there on June 6, and I cannot wait!'],
    ['enthusiastic', 'I will not be there on June 6.', 'I will not be there on June 6. I would love to hear from you!'],
    ['enthusiastic', 'I enjoyed the tour. My ankle is hurt.', 'I loved the tour! My ankle is hurt.'],
    ['enthusiastic', 'I decline your offer. Thank you for it.', 'I decline your offer. Thank you so much for it.'],
  ])('I-06 %s: %s', (tone, written, said) => {
    expect(setTone(written, tone)).toBe(said);
  });

  it('I-06 new short forms have the apostrophe that the email has', () => {
    expect(setTone("I don't know. I am not sure.", 'casual')).toBe("I don't know. I'm not sure.");
    expect(setTone('I don’t know. I am not sure.', 'casual')).toBe('I don’t know. I’m not sure.');
  });

  it('I-06 a verb is replaced in the form it has, and a noun of the same spelling stays', () => {
    const [, replaced] = [verbRules('!request>ask for'), verbRules('obtain>get')];
    const applied = (text: string, rules = replaced) => rules.reduce((said, [pattern, words]) => said.replace(pattern, words), text);
    expect(applied('He obtains it, obtained it and is obtaining it.')).toBe('He gets it, got it and is getting it.');
    expect(applied('My request is that I request one.', verbRules('!request>ask for'))).toBe('My request is that I ask for one.');
  });

  it('I-06 a question keeps its form where a subject seems to be left out', () => {
    expect(withSubjects('Can’t you come? Didn’t the coach call?')).toBe('Can’t you come? Didn’t the coach call?');
  });

  it('I-06 at most two sentences get an exclamation mark, and none about what is sad', () => {
    const text = 'I loved it. I loved camp. I loved the tour. I loved it, but I am sorry.';
    expect(withExclamations(text)).toBe('I loved it! I loved camp. I loved the tour! I loved it, but I am sorry.');
    expect(withExclamations('I am hurt. I am sorry.')).toBe('I am hurt. I am sorry.');
    expect(withWarmEnd('My knee is hurt.')).toBe('My knee is hurt.');
  });
});

describe('I-01 I-06 shorter and more convincing', () => {
  it.each([
    ['I just wanted to take a moment to reach out and let you know that I play safety.', 'I play safety.'],
    ['I just wanted to reach out to you today because, well, I wanted to let you know that my new film is up.', 'My new film is up.'],
    ['I wanted to write you this email to say thank you for the call on Sunday.', 'Thank you for the call on Sunday.'],
    ['The main reason I am writing is that I play safety.', 'I play safety.'],
    ['I was wondering if maybe you could watch my film if you get a chance.', 'Could you watch my film?'],
    ['I would like to find out whether you hold a camp in the spring.', 'Could you tell me whether you hold a camp in the spring?'],
    ['As you may or may not know, we won 5 games.', 'We won 5 games.'],
    ['What I need to tell you is that I play safety.', 'I play safety.'],
    ['As far as the dates go, I cannot do the 9th.', 'I cannot do the 9th.'],
  ])('I-01 shorter: %s', (written, short) => {
    expect(shorten(written).text).toBe(short);
  });

  it('I-01 an opinion that was said before goes, news stay', () => {
    const said = [
      'The call was long and I enjoyed the call.',
      'It was a great call and I enjoyed it.',
      'I will call on May 3.',
      'It was not a great call.',
    ];
    expect([...opinionsAgain(said)]).toEqual(['It was a great call and I enjoyed it.']);
  });

  it.each([
    ['I would appreciate it if you could watch my film when you get a chance.', 'Could you watch my film?'],
    ['I don’t know if you even read these. Could you call?', 'Could you call?'],
    ['I ran a 4.6 forty, which is not amazing but whatever. Could you call?', 'I ran a 4.6 forty. Could you call?'],
    ['Coach, I got your letter. I will be at the camp on June 13.', 'Coach, I got your letter. I will be at the camp on June 13.'],
    ['Sorry for the late reply. My mom is in the hospital.', 'Sorry for the late reply. My mom is in the hospital.'],
  ])('I-06 a request becomes a question, and news sell nothing: %s', (written, strong) => {
    expect(strengthenEmail(written, [])).toBe(strong);
  });

  it.each([
    ['I would like to visit your campus.', 'Which day would be good for a visit?'],
    ['I want to come to a camp.', 'Which of your camps should I attend?'],
    ['I like your offense.', 'What would be the next step to be evaluated by your staff?'],
  ])('I-01 the question is about what the email wishes for: %s', (written, question) => {
    expect(strengthenEmail(written, []).endsWith(question)).toBe(true);
  });

  it('I-01 what is added stands before thanks at the end of a paragraph', () => {
    expect(strengthenEmail('I play corner. Thanks for your time.', MARCUS_FACTS)).toMatch(
      /^I play corner\.\n\n[^]+\n\nThanks for your time\.$/,
    );
  });
});
