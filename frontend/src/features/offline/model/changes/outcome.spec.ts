import type { ApiError } from '@/shared/api';
import type { WaitingChange } from '@/shared/lib/device-store';
import { judgeChange } from './judge-change';
import { outcomeOf, picked } from './outcome';

const problem = { status: 409, message: 'Too many favorites.', code: 'x', errors: [], requestId: null, body: {} };
const failed = (status: ApiError['status'], known: ApiError['problem'] = null) => outcomeOf({ status, message: 'Words', problem: known });

describe('what a failure means for a change', () => {
  it.each(['network', 'not_json', 401, 403, 408, 429, 500, 502, 503] as const)(
    'L-03 %s is about the moment or the session: it waits on',
    (status) => {
      expect(failed(status)).toEqual({ kind: 'later' });
    },
  );

  it('L-03 404: what it belongs to is gone; anything else is refused in the words of the server', () => {
    expect(failed(404)).toEqual({ kind: 'problem', problem: { kind: 'gone' } });
    expect(failed(409, problem)).toEqual({ kind: 'problem', problem: { kind: 'refused', message: 'Too many favorites.' } });
    expect(failed(400)).toEqual({ kind: 'problem', problem: { kind: 'refused', message: 'Words' } });
  });

  it('L-03 of an answer only the fields that were changed are looked at', () => {
    expect(picked({ notes: 'Camp', id: 7 }, ['notes', 'leadLevel'])).toEqual({ notes: 'Camp' });
  });
});

describe('what a change may do to what the server has', () => {
  const change = (over: Partial<WaitingChange> = {}): WaitingChange => ({
    ...{ key: '', userId: '', kind: 'tracking', target: '7', label: '', order: 1, edits: 1, problem: null, tried: [] },
    ...{ fields: { notes: 'Mine', leadLevel: 'hot' }, before: { notes: 'Seen', leadLevel: 'cold' }, ...over },
  });

  it('L-03 nothing, where it is stored already; blanks around a text do not count', () => {
    expect(judgeChange(change(), { notes: ' Mine ', leadLevel: 'hot' })).toBe('done');
  });

  it('L-03 it is sent over what was seen before, over itself, and over an earlier try', () => {
    expect(judgeChange(change(), { notes: 'Seen', leadLevel: 'cold' })).toBe('send');
    expect(judgeChange(change(), { notes: 'Mine', leadLevel: 'cold' })).toBe('send');
    expect(judgeChange(change({ tried: [{ notes: 'Try' }] }), { notes: 'Try', leadLevel: 'cold' })).toBe('send');
  });

  it('L-03 it is a conflict as soon as one field has a value that nobody here has seen', () => {
    expect(judgeChange(change(), { notes: 'Seen', leadLevel: 'warm' })).toBe('conflict');
    expect(judgeChange(change({ before: {} }), { notes: 'Seen', leadLevel: 'hot' })).toBe('conflict');
  });
});
