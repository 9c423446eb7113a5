import { contactsOf } from './contacts-of.js';
import { plainLine, type PageLink } from '../lines/page-line.js';

const line = (text: string, ...links: PageLink[]) => ({ ...plainLine(text), links });
const email = (value: string, isUncertain?: boolean): PageLink => ({ kind: 'email', value, isUncertain });
const NOTHING = { email: null, phone: null, twitter: null, checks: [] };

describe('how to reach somebody', () => {
  it.each<[string, ReturnType<typeof line>[], Partial<ReturnType<typeof contactsOf>>]>([
    ['nothing', [], {}],
    ['an address that is shown', [line('a@state.edu')], { email: 'a@state.edu' }],
    ['a link', [line('Email', email('a@state.edu'))], { email: 'a@state.edu' }],
    [
      'a link before what is shown',
      [line('b@state.edu'), line('', email('a@state.edu'))],
      { email: 'a@state.edu', checks: ['two_addresses'] },
    ],
    ['the same twice', [line('A@state.edu', email('a@state.edu'))], { email: 'a@state.edu' }],
    ['a hidden link', [line('', email('a@state.edu', true))], { email: 'a@state.edu', checks: ['address_was_hidden'] }],
    ['a hidden text', [line('a [at] state [dot] edu')], { email: 'a@state.edu', checks: ['address_was_hidden'] }],
    ['hidden and shown', [line('a@state.edu', email('a@state.edu', true))], { email: 'a@state.edu' }],
    ['hidden and linked', [line('', email('a@state.edu', true), email('a@state.edu'))], { email: 'a@state.edu' }],
    ['hidden behind another', [line('a@state.edu', email('b@state.edu', true))], { email: 'a@state.edu', checks: ['two_addresses'] }],
    ['a number that is shown before a linked one', [line('205-555-0142', { kind: 'phone', value: '1' })], { phone: '205-555-0142' }],
    ['a linked number', [line('Call', { kind: 'phone', value: '1' })], { phone: '1' }],
    ['the first number', [line('205-555-0142'), line('205-555-0143')], { phone: '205-555-0142' }],
    ['a linked handle before one that is shown', [line('@shown', { kind: 'handle', value: 'linked' })], { twitter: 'linked' }],
    ['a handle that is shown', [line('X: @shown')], { twitter: 'shown' }],
  ])('B-01 %s', (_what, lines, contacts) => {
    expect(contactsOf(lines)).toEqual({ ...NOTHING, ...contacts });
  });
});
