import { distinctLines, subjectLinesTask } from './subject-lines-task.js';
import { objectionToText } from './text-answer.js';

const ENGLISH = 'I am writing to you because I would like to play for your team at the end of my time here.';
const SPANISH = 'Le escribo porque quiero jugar para su equipo cuando termine mis estudios en la escuela este mismo verano.';

describe('what is wrong with an answer that is one text', () => {
  it.each([
    ['', ENGLISH, 'empty'],
    [' \n', ENGLISH, 'empty'],
    [' \u200b\n…', ENGLISH, 'empty'],
    [ENGLISH, '', null],
    [ENGLISH, SPANISH, null],
    [SPANISH, '', 'other_language'],
    [SPANISH, ENGLISH, 'other_language'],
    [SPANISH, SPANISH, null],
  ])('I-02 %j, made from %j: %s', (text, like, objection) => {
    expect(objectionToText(text, like)).toBe(objection);
  });

  it('I-02 made from nothing it has to be English', () => {
    expect([objectionToText(SPANISH), objectionToText(ENGLISH)]).toEqual(['other_language', null]);
  });
});

describe('subject lines that a model wrote', () => {
  it.each<[string, string[], string[]]>([
    ['in one line', ['QB\n 2027'], ['QB 2027']],
    ['without numbers', ['1. QB', '12) WR'], ['QB', 'WR']],
    ['without marks of a list', ['- QB', '• WR'], ['QB', 'WR']],
    ['without quotes', ['“QB”', '"WR"', '3. “TE”'], ['QB', 'WR', 'TE']],
    ['a year at the begin stays', ['2027 QB'], ['2027 QB']],
    ['none twice, whatever the capitals', ['QB film', 'qb FILM', 'WR'], ['QB film', 'WR']],
    ['an inch mark stays', [`OL, 6'1"`, `"OL, 6'1""`, 'OL"'], [`OL, 6'1"`, 'OL']],
    ['none blank', ['', ' ', '“”', 'QB'], ['QB']],
    ['250 characters', ['x'.repeat(250)], ['x'.repeat(250)]],
    ['251 characters', ['x'.repeat(251)], []],
  ])('I-02 %s', (_what, lines, clean) => {
    expect(distinctLines(lines)).toEqual(clean);
  });

  it.each<[string, string, string[], string | null]>([
    ['as many as asked', ENGLISH, ['QB film', 'WR film'], null],
    ['more', ENGLISH, ['QB film', 'WR film', 'TE film'], null],
    ['fewer', ENGLISH, ['QB film'], 'malformed'],
    ['two that are one', ENGLISH, ['QB film', '1. qb film'], 'malformed'],
    ['in another language', ENGLISH, ['Vídeo para el entrenador', 'Mariscal de campo con promedio'], 'other_language'],
    ['in the language of the email', SPANISH, ['Vídeo para el entrenador', 'Mariscal de campo con promedio'], null],
  ])('I-02 an answer of two lines: %s', (_what, email, subjectLines, objection) => {
    expect(subjectLinesTask([], { email, count: 2 }).objectionTo({ subjectLines })).toBe(objection);
  });
});
