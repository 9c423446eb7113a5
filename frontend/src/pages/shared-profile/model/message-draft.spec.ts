import { draftErrors, emptyDraft } from './message-draft';

const draft = { name: 'Quinn Dummett', school: 'Akron', email: 'quinn@akron.example', text: 'Send me your film.' };

describe('the message of a coach', () => {
  it('P-15 is sent once name, school, address and text are there', () => {
    expect(draftErrors(draft)).toEqual({});
    expect(Object.keys(draftErrors(emptyDraft)).sort()).toEqual(['email', 'name', 'school', 'text']);
  });

  it.each(['quinn', 'quinn@akron', 'a@b.test, c@d.test', '@akron.example'])('P-15 %s is no address', (email) => {
    expect(draftErrors({ ...draft, email })).toEqual({ email: 'Please enter a valid email address.' });
  });

  it('P-15 a name in any script is one', () => {
    expect(draftErrors({ ...draft, name: '王', school: 'مدرسة', text: '7' })).toEqual({});
  });
});
