import { newsSubjects } from './news-subjects.js';

describe('I-06 the subject of an email with news', () => {
  it.each([
    ['I have to move our call from Monday to Friday at 5.', /Our call: Friday instead/],
    ['Could we reschedule the visit? My game was moved.', /A new time for our visit/],
    ['I am sorry, but I cannot come to the camp on June 6.', /About the camp/],
    ['My knee has healed and the doctor cleared me.', /Update: my knee is better/],
    ['I sprained my ankle in practice yesterday.', /Update on my ankle/],
    ['My new SAT is 1310.', /SAT/],
    ['A short update: we are in the playoffs.', /update/i],
  ])('"%s"', (email, first) => {
    const lines = newsSubjects(email, 'Caleb Norwood');
    expect([lines.length >= 10, new Set(lines).size === lines.length]).toEqual([true, true]);
    expect(lines.join('\n')).toMatch(first);
  });

  it('none where nothing is new', () => {
    expect(newsSubjects('I am a quarterback. When is your camp?', 'Caleb Norwood')).toEqual([]);
  });
});
