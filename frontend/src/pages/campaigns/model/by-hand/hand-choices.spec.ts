import { emailFixture } from '../../testing/email-fixture';
import { handChoices } from './hand-choices';

const reply = { snippet: '', from: 'Quinn', fromAddress: '', receivedAt: '2026-11-21T12:00:00.000Z', outsideDomain: false };

describe('what can be done by hand about an email', () => {
  it.each([
    ['kept', ['send']],
    ['sent', ['note_reply']],
    ['opened', ['note_reply']],
    ['auto_reply', ['note_reply']],
    ['replied', []],
    ['bounced', []],
    ['queued', []],
    ['unknown', []],
    ['skipped', []],
  ] as const)('C-14 an email that is %s', (status, choices) => {
    expect(handChoices(emailFixture({ status }))).toEqual(choices);
  });

  it('C-14 what was sent by hand can be taken back until an answer is noted', () => {
    expect(handChoices(emailFixture({ channel: 'email_by_hand' }))).toEqual(['note_reply', 'undo']);
    const replied = emailFixture({ channel: 'x', status: 'replied', reply: { ...reply, isNoted: true } });
    expect(handChoices(replied)).toEqual(['change_reply', 'remove_reply']);
  });

  it('C-14 nobody writes to invented coaches by hand', () => {
    expect(handChoices(emailFixture({ status: 'kept', isExample: true }))).toEqual([]);
  });
});
