import { CorrectionDecided, TooManyCorrections } from './correction-errors.js';
import { MAX_NOTE, MAX_OPEN_CORRECTIONS, bounceNote, correctionOf, decidedStatus, proposalOf, refuseBeyondOpenCap } from './correction.js';

describe('a correction', () => {
  it('R-11 is decided once', () => {
    expect(decidedStatus('open', true)).toBe('accepted');
    expect(decidedStatus('open', false)).toBe('rejected');
    expect(() => decidedStatus('accepted', false)).toThrow(CorrectionDecided);
    expect(() => decidedStatus('rejected', true)).toThrow(CorrectionDecided);
  });

  it('R-11 is refused while the athlete has as many undecided ones as one may have', () => {
    expect(() => refuseBeyondOpenCap(MAX_OPEN_CORRECTIONS - 1)).not.toThrow();
    expect(() => refuseBeyondOpenCap(MAX_OPEN_CORRECTIONS)).toThrow(TooManyCorrections);
  });

  it('R-11 of a bounce says the address and what the mail server said, within the limit of a note', () => {
    expect(bounceNote('dana@rock.test', '550 no such user')).toBe('An email to dana@rock.test came back: 550 no such user');
    expect(bounceNote('dana@rock.test', 'x'.repeat(MAX_NOTE))).toHaveLength(MAX_NOTE);
  });

  it('R-11 keeps of a proposal what is no blank', () => {
    const { proposed } = correctionOf({ kind: 'wrong_address', coachId: 7, proposed: { email: ' new@rock.test ', title: ' ' } });
    expect(proposed).toEqual({ email: 'new@rock.test' });
  });

  it('R-11 about a coach has to say which', () => {
    expect(() => correctionOf({ kind: 'left' })).toThrow('Please say which coach it is about.');
  });

  it("R-11 of an athlete's own contact proposes that contact as a new one for everybody", () => {
    const contact = { id: 7, name: 'Dana Fieldhouse', title: 'Quarterbacks', email: 'dana@rock.test' };
    const proposed = { name: 'Dana Fieldhouse', title: 'Quarterbacks', email: 'dana@rock.test' };
    expect(proposalOf(contact, 'New this year')).toEqual({ kind: 'new_contact', proposed, note: 'New this year' });
    expect(correctionOf(proposalOf({ ...contact, email: null })).proposed).toEqual({ name: 'Dana Fieldhouse', title: 'Quarterbacks' });
  });

  it('R-11 has a note within the limit, without blanks around it', () => {
    expect(correctionOf({ kind: 'other', note: ` ${'x'.repeat(MAX_NOTE)} ` }).note).toBe('x'.repeat(MAX_NOTE));
    expect(() => correctionOf({ kind: 'other', note: 'x'.repeat(MAX_NOTE + 1) })).toThrow('The note can have at most 1000 characters.');
  });

  it('R-11 says something: who is new, or what is wrong', () => {
    expect(() => correctionOf({ kind: 'wrong_address' })).toThrow('Please say which coach it is about.');
    expect(() => correctionOf({ kind: 'new_contact', proposed: { name: ' ' } })).toThrow('Please enter the name of the coach.');
    expect(() => correctionOf({ kind: 'other', note: ' ' })).toThrow('Please say what is wrong.');
    expect(correctionOf({ kind: 'other', proposed: { phone: '724 555 0100' } })).toEqual({
      ...{ kind: 'other', coachId: null, note: '' },
      proposed: { phone: '724 555 0100' },
    });
    expect(correctionOf({ kind: 'left', coachId: 7 })).toEqual({ kind: 'left', coachId: 7, proposed: {}, note: '' });
  });
});
