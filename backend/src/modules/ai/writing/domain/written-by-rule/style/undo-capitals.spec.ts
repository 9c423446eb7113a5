import { shoutedWords, undoCapitals } from './undo-capitals.js';

describe('a text in capitals', () => {
  it.each<[string, string, string[]]>([
    ['in capitals', 'PLEASE WATCH FILM', ['please', 'watch', 'film']],
    ['the same word once', 'WATCH FILM WATCH', ['watch', 'film']],
    ['twelve letters, half of them', 'WATCHE nowfor', ['watche']],
    ['eleven letters', 'WATCHFILMNO', []],
    ['less than half', 'WATCH itnow go', []],
    ['none', 'please watch film', []],
    ['single letters', 'A B C D E F G H I J K L', []],
    ['nothing', '', []],
  ])('I-06 its words where capitals are the rule: %s', (_what, text, words) => {
    expect(shoutedWords(text)).toEqual(words);
  });

  it.each([
    ['ordinary words', 'I LIKE YOUR TEAM', 'I like your team'],
    ['names keep one capital', 'I AM CALEB FROM AUSTIN', 'I am Caleb from Austin'],
    ['a new sentence', 'YES. TEAM? TEAM', 'Yes. Team? Team'],
    ['a new line', 'YES\nTEAM', 'Yes\nTeam'],
    ['letters of football', 'I AM QB IN TX', 'I am QB in TX'],
    ['letters that are words too', 'TEAM OR ME', 'Team or me'],
    ['touchdowns', 'TEAM 9 TDS', 'Team 9 TDs'],
    ['I with a short form', "TEAM I'M", "Team I'm"],
    ['words of a chat', 'TEAM LOL PLZ', 'Team lol plz'],
    ['an apostrophe', 'TEAM COACH’S', 'Team coach’s'],
    ['two letters', 'TEAM XY XYZ', 'Team xy Xyz'],
    ['small words stay', 'TEAM Caleb did', 'Team Caleb did'],
  ])('I-06 written without shouting: %s', (_what, text, quiet) => {
    expect(undoCapitals(text, new Set(['i', 'like', 'your', 'team', 'am', 'from', 'yes']))).toBe(quiet);
  });
});
