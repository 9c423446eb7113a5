import { foldWriting } from '../../../../../../shared-kernel/reading/fold-text.js';
import { spelledOut } from './spelling.js';

const read = (text: string) => spelledOut(foldWriting(text)).text;

describe('words typed in a hurry', () => {
  it.each([
    ['im a junior and ive got film', "i'm a junior and i've got film"],
    ['Im 6-2', "I'm 6-2"],
    ['i dont fumble and u know it', "i don't fumble and you know it"],
    ['60 tackels, 4 recptions and 2 touchdwons', '60 tackles, 4 receptions and 2 touchdowns'],
    ['12 rushing touchdowms', '12 rushing touchdowns'],
    ["9 rec, 4 comps and 3 int's", '9 receptions, 4 completions and 3 interceptions'],
    ['a sophmore quaterback', 'a sophomore quarterback'],
    ['recieving yards', 'receiving yards'],
    ['a commited reciever', 'a committed receiver'],
    ['90 ypg', '90 yards per game'],
  ])('I-05 “%s” is read as “%s”', (typed, meant) => {
    expect(read(typed)).toBe(meant);
  });

  it.each([
    '10 years', '9 mackles', '3 games', '4 points', '2 touches', '5 tackle', '1 catch', 'Coach Sackss came', 'deceiving looks', 'call me at im@x.test', 'rec league', '5 rounds', 'my receivers', 'He said Ur',
  ])('I-05 “%s” stays as it is', (text) => {
    expect(read(text)).toBe(text);
  }); // prettier-ignore

  it('I-05 each letter keeps its place', () => {
    const { text, at } = spelledOut(foldWriting('ive 60 tackels now'));
    expect(at[text.indexOf('now')]).toBe('ive 60 tackels '.length);
    expect(at[text.indexOf('tackles')]).toBe('ive 60 '.length);
  });
});
