import { judgeMx, type MxFacts } from './judge-mx.js';

const mx = (exchange: string, priority = 10) => ({ exchange, priority });
const judged = (changes: Partial<MxFacts>) =>
  judgeMx({
    domain: 'recruit.example',
    answer: { kind: 'found', values: [mx('mx.recruit.example')] },
    withoutAddress: [],
    hasOwnAddress: false,
    ...changes,
  });
const ADD = { type: 'MX', host: 'recruit.example', value: '10 mail.recruit.example' };

describe('the server that takes replies and bounces', () => {
  it('is there, the first by its priority', () => {
    const answer = { kind: 'found' as const, values: [mx('two.test', 20), mx('one.test', 5)] };
    expect(judged({ answer })).toMatchObject({
      check: 'mx',
      subject: 'recruit.example',
      state: 'good',
      found: ['5 one.test', '20 two.test'],
      add: null,
    });
  });

  it('is missing where there is no record, except where the domain itself has an address', () => {
    expect(judged({ answer: { kind: 'none' } })).toMatchObject({ state: 'problem', found: [], add: ADD });
    expect(judged({ answer: { kind: 'none' }, hasOwnAddress: true })).toMatchObject({ state: 'warning', add: ADD });
  });

  it('is missing where the domain says that it takes no email', () => {
    expect(judged({ answer: { kind: 'found', values: [mx('', 0)] } })).toMatchObject({ state: 'problem', found: ['0 .'], add: ADD });
  });

  it('needs an address', () => {
    const answer = { kind: 'found' as const, values: [mx('one.test'), mx('two.test')] };
    expect(judged({ answer, withoutAddress: ['two.test'] })).toMatchObject({
      state: 'warning',
      meaning: expect.stringContaining('two.test'),
      add: null,
    });
    expect(judged({ answer, withoutAddress: ['one.test', 'two.test'] })).toMatchObject({ state: 'problem', add: ADD });
  });

  it('is not known where nobody answered', () => {
    expect(judged({ answer: { kind: 'failed' } })).toMatchObject({ state: 'unknown', found: [], add: null });
  });
});
