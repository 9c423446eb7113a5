import { wordedPieces } from '../words/worded-pieces';
import { markPieces } from './mark-pieces';

const flag = (start: number, end: number, severity: 'error' | 'confirm' = 'error') => ({ text: '', start, end, reason: '', severity });
const marked = (text: string, ...flags: ReturnType<typeof flag>[]) =>
  markPieces(wordedPieces(text, new Map([['school_name', 'School']])), flags).map(({ shown, mark }) =>
    mark === null ? shown : `[${mark} ${shown}]`,
  );

describe('marks under a field', () => {
  it('I-05 lie under their words, and the text stays whole', () => {
    expect(marked('a 3.9 GPA', flag(2, 5))).toEqual(['a ', '[error 3.9]', ' GPA']);
    expect(marked('3.9 and two', flag(0, 3), flag(8, 11, 'confirm'))).toEqual(['[error 3.9]', ' and ', '[confirm two]']);
  });

  it('I-05 count behind a placeholder by what is stored, not by what is shown', () => {
    expect(marked('{{school_name}} 3.9', flag(16, 19))).toEqual(['‹School›', ' ', '[error 3.9]']);
  });

  it('I-05 never lie under a placeholder, and continue behind it', () => {
    expect(marked('at {{school_name}} now', flag(0, 22))).toEqual(['[error at ]', '‹School›', '[error  now]']);
  });
});
