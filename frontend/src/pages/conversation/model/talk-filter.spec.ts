import { talkFilter } from './talk-filter';

const read = (address: string) => talkFilter.read(new URLSearchParams(address));

describe('the filter of the conversations', () => {
  it('C-22 it is a part of the address, and whatever else is there shows all', () => {
    expect([read('show=needs_answer'), read('show=waits'), read('show=quiet'), read('')]).toEqual(['needs_answer', 'waits', 'all', 'all']);
  });

  it('C-22 choosing it leaves the rest of the address; all takes it out again', () => {
    const chosen = talkFilter.write(new URLSearchParams('q=hill'), 'waits');
    expect(chosen.toString()).toBe('q=hill&show=waits');
    expect(talkFilter.write(chosen, 'all').toString()).toBe('q=hill');
  });

  it('C-22 the search is a part of the address too, at most as long as the server takes it', () => {
    const params = new URLSearchParams('show=waits&q=+hill+');
    expect(talkFilter.readSearch(params)).toBe('hill');
    expect(talkFilter.writeSearch(params, 'akron').toString()).toBe('show=waits&q=akron');
    expect(talkFilter.writeSearch(params, '').toString()).toBe('show=waits');
    expect(talkFilter.readSearch(new URLSearchParams({ q: 'a'.repeat(200) }))).toHaveLength(120);
  });

  it('C-22 an address holds the filter and the search, or neither', () => {
    expect(talkFilter.addressOf('/conversations/42', 'waits', 'west hill')).toBe('/conversations/42?show=waits&q=west+hill');
    expect(talkFilter.addressOf('/conversations', 'all', '')).toBe('/conversations');
  });

  it('C-22 each choice says how many there are', () => {
    const labels = talkFilter.choices({ all: 1200, needsAnswer: 3, waits: 0 }).map(({ label }) => label);
    expect(labels).toEqual(['All 1,200', 'Needs an answer 3', 'Waiting 0']);
  });
});
