import { linesLookEnglish } from './lines-look-english.js';

describe('the language of subject lines', () => {
  it.each([
    ['QB with a 4.2 forty', '2027 QB with a 3.7 GPA', 'Marcus Lee, QB, 2027', 'QB, 3.7 GPA'],
    ['2027 QB | Austin, TX | 3.7 GPA', 'Marcus Lee - Junior Season Film', 'QB Prospect: {{school_name}} Football'],
    ['2027 WR from La Salle, Des Moines, IA', 'La Salle High School WR, 6-1, 180 lb', 'Film: Ty Law, WR, De Smet'],
  ])('I-02 headlines are English without its small words: %s', (...lines) => {
    expect(linesLookEnglish(lines)).toBe(true);
  });

  it.each([
    [[], true],
    [['2027 | 3.7'], true],
    [['{{school_name}} {{el_los}}'], true],
    [['{{мяч}} Film', 'QB'], true],
    [['Film of Los Angeles QB at practice here'], true],
    [['Film of Los Angeles QB at practice'], true],
    [['Film of Los Angeles QB practice'], false],
    [['one two three four мяч'], false],
    [['one two three four five мяч'], true],
    [['one two three four fiveмяч'], false],
    [['one two three four мячfive'], false],
  ])('I-02 of %j one word of seven may be foreign, and more than four of five have to be in our letters: %s', (lines, is) => {
    expect(linesLookEnglish(lines)).toBe(is);
  });

  it.each([
    ['Mariscal de campo 2027 con 3.7 de promedio', 'Video para el entrenador'],
    ['Quarterback 2027 mit 3,7 Notenschnitt', 'Film für den Trainer von Akron'],
    ['Quarterback 2027 avec une moyenne de 3,7', 'Vidéo pour le coach'],
    ['四分卫 2027', '来自奥斯汀的四分卫'],
  ])('I-02 another language is seen in few words: %s', (...lines) => {
    expect(linesLookEnglish(lines)).toBe(false);
  });
});
