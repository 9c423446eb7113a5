import { readIdToken } from './read-id-token.js';

const decode = (part: string) => Buffer.from(part, 'base64url').toString('utf8');
const encode = (claims: unknown) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const read = (claims: unknown) => readIdToken(`e30.${encode(claims)}.c2lnbmF0dXJl`, decode);

const MARCUS = 'marcus@outlook.com';
const SCHOOL = 'mbell@westlakehs.org';

describe('whose mailbox an ID token of Microsoft is about', () => {
  it('signs in with the account’s name and writes from its email address', () => {
    expect(read({ preferred_username: SCHOOL, email: MARCUS, tid: 'a-tenant' })).toEqual({
      address: MARCUS,
      username: SCHOOL,
      tenantId: 'a-tenant',
    });
  });

  it('takes one of them for both when the other is missing', () => {
    expect(read({ preferred_username: ` ${SCHOOL} ` })).toEqual({ address: SCHOOL, username: SCHOOL, tenantId: undefined });
    expect(read({ email: MARCUS })).toEqual({ address: MARCUS, username: MARCUS, tenantId: undefined });
  });

  it('takes no name that is no email address, such as a phone number', () => {
    expect(read({ preferred_username: '+1 512 555 0142', email: MARCUS })).toMatchObject({ username: MARCUS });
    expect(read({ preferred_username: 17, email: MARCUS })).toMatchObject({ username: MARCUS });
  });

  it('takes no tenant that is no text', () => {
    expect(read({ email: MARCUS, tid: 17 })).toMatchObject({ tenantId: undefined });
  });

  it.each([[{}], [{ preferred_username: 'marcus' }], [null], ['text'], [17]])('names nobody for the claims %j', (claims) => {
    expect(read(claims)).toBeNull();
  });

  it.each(['', 'no-parts', 'e30.bm90IEpTT04.c2ln'])('names nobody for the token %j', (token) => {
    expect(readIdToken(token, decode)).toBeNull();
  });
});
