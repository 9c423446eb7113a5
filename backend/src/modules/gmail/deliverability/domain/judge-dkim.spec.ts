import { dkimNotChecked, judgeDkim } from './judge-dkim.js';
import { readTags } from './read-tags.js';

const LONG = 'A'.repeat(392);
const judged = (...values: string[]) => judgeDkim('mail', 'recruit.example', { kind: 'found', values });

describe('the key that a mail server signs with', () => {
  it.each([
    [`v=DKIM1; k=rsa; p=${LONG}`, 'good'],
    [`p=${LONG}`, 'good'],
    [`p=${'A'.repeat(200)} ${'A'.repeat(192)}`, 'good'],
    ['v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=', 'good'],
    [`p=${'A'.repeat(216)}`, 'warning'],
    [`p=${LONG}; t=s:y`, 'warning'],
    [`p=${LONG}; t=s`, 'good'],
    [`p=${'A'.repeat(168)}`, 'problem'],
    ['v=DKIM1; p=', 'problem'],
    ['v=DKIM1; k=rsa', 'problem'],
    [`v=DKIM2; p=${LONG}`, 'problem'],
    [`p=${LONG}!`, 'problem'],
    [`p=${LONG}===`, 'problem'],
    ['hello', 'problem'],
  ])('%s is %s', (text, state) => {
    expect(judged(text).state).toBe(state);
  });

  it('is looked for below the name of the selector', () => {
    expect(judged(`p=${LONG}`)).toMatchObject({
      check: 'dkim',
      subject: 'mail._domainkey.recruit.example',
      found: [`p=${LONG}`],
      add: null,
    });
  });

  it('is to be added where it is missing or there are two, with the place for the key', () => {
    const add = { type: 'TXT', host: 'mail._domainkey.recruit.example', value: 'v=DKIM1; k=rsa; p=YOUR_PUBLIC_KEY' };
    expect(judgeDkim('mail', 'recruit.example', { kind: 'none' })).toMatchObject({ state: 'problem', found: [], add });
    expect(judged('a', 'b')).toMatchObject({ state: 'problem', meaning: expect.stringContaining('2 records'), add });
  });

  it('is not known where nobody answered, or nobody said its name', () => {
    expect(judgeDkim('mail', 'recruit.example', { kind: 'failed' })).toMatchObject({ state: 'unknown', add: null });
    expect(dkimNotChecked('recruit.example')).toMatchObject({ check: 'dkim', state: 'unknown', found: [], add: null });
  });

  it('tags have no blanks around them, and the first of a name counts', () => {
    expect([...readTags(' V = DKIM1 ;p= A=B ; p=C; x ;')]).toEqual([
      ['v', 'DKIM1'],
      ['p', 'A=B'],
    ]);
  });
});
