import { seenReplies } from './seen-replies';

const campaign = (id: string, replyCount: number) => ({ id, replyCount });

describe('replies that the athlete has not looked at', () => {
  it('C-08 counts what came since a campaign was looked at', () => {
    const seen = seenReplies.including({}, [campaign('a', 0)]);
    expect(seenReplies.newOf(seen, campaign('a', 2))).toBe(2);
    expect(seenReplies.newOf({ ...seen, a: 2 }, campaign('a', 2))).toBe(0);
  });

  it('C-08 calls nothing new on a device that has not shown the campaign before', () => {
    const seen = seenReplies.including({}, [campaign('a', 5)]);
    expect(seenReplies.newOf(seen, campaign('a', 5))).toBe(0);
  });

  it('C-08 is there again after a reload, and survives rubbish in the storage', () => {
    seenReplies.write({ a: 1 });
    expect(seenReplies.newOf(seenReplies.read(), campaign('a', 2))).toBe(1);
    localStorage.setItem('recruit-seen-replies', '{"a":"x"}');
    expect(seenReplies.read()).toEqual({});
  });
});
