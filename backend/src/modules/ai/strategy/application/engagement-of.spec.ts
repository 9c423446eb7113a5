import { engagementOf } from './engagement-of.js';

const TODAY = '2026-11-21';
const NOBODY = { sent: 1, opened: 0, replied: 1, lastSentAt: null, lastReplyAt: null, isReplyWaiting: true, isSilent: false, contacts: 0 };
const of = (replyText: string | null, isReplyWaiting = true, ownWords = '') => {
  const record = { ...NOBODY, isReplyWaiting, offer: null, events: [], replyText, nextStep: '', ownWords };
  const school = { id: 1, name: 'Akron', division: 'D1', subdivision: 'FBS', association: 'NCAA', conference: null, city: '', state: 'OH' };
  return engagementOf({ ...school, ...record, leadLevel: 'warm', staff: [], startersGraduating: [] }, 'UTC', TODAY);
};

describe('a favorite’s record in the days of the athlete', () => {
  it('Y-05 a coach who asks waits, with what was asked for', () => {
    expect(of('Can you send your transcript?')).toMatchObject({
      isReplyWaiting: true,
      isNewsAwaited: false,
      asked: { things: ['your transcript'] },
    });
    expect(of(null)).toMatchObject({ isReplyWaiting: true, isNewsAwaited: false, isInjuryNamed: false, asked: null });
  });

  it('Y-05 a coach who wants news later does not wait for an answer', () => {
    expect(of('Thanks for writing. Keep us posted in the spring.')).toMatchObject({
      ...{ isReplyWaiting: false, isNewsAwaited: true, asked: null },
    });
  });

  it('Y-05 an injury that a coach speaks of is known after the answer, too', () => {
    expect(of('Sorry about the knee. When do the doctors clear you?', false)).toMatchObject({
      ...{ isReplyWaiting: false, isInjuryNamed: true, asked: null },
    });
  });

  it('Y-05 an injury that the athlete notes is known without a coach’s word', () => {
    expect(of(null, false, 'Told him that I tore my ACL, back in June')).toMatchObject({ isInjuryNamed: true });
    expect(of(null, false, 'Back from vacation in June, my film is up')).toMatchObject({ isInjuryNamed: false });
  });
});
