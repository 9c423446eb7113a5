import type { MailPiece } from '../../writing/domain/templates/mail-writer.js';
import { AthleteNames } from './names/athlete-names.js';
import { checkPiece } from './check-piece.js';
import { KnownNames } from './names/known-names.js';

async function check(text: string, piece: Partial<MailPiece> = {}) {
  const known = new KnownNames();
  await known.addSchools([{ id: 1, name: 'Ohio State', aliases: [], city: 'Columbus', mascot: null }]);
  await known.build();
  const own = await AthleteNames.of({ never: [], highSchoolCoaches: [], contacts: [] });
  return checkPiece({ part: 'text', line: 4, isSame: true, write: () => text, ...piece }, text, { known, own });
}

describe('what is in a piece of an email', () => {
  it.each<[string, Partial<MailPiece>, string]>([
    ['Ohio State', {}, 'Line 4'],
    ['I like\nOhio State', {}, 'Line 5'],
    ['\n\nOhio State\n\n', {}, 'Line 6'],
    ['Ohio State\n', { line: 1 }, 'Line 1'],
    ['I like\nOhio State', { part: 'subject' }, 'Subject'],
    ['I like\nOhio State', { part: 'signature' }, 'Signature'],
  ])('C-15 names the place of a name: %j', async (text, piece, place) => {
    expect((await check(text, piece)).names).toEqual([expect.objectContaining({ is: 'school', text: 'Ohio State', place })]);
  });

  it('C-15 names the place of everything else', async () => {
    const text = 'one <school>\nHere is my film, and the link: hudl.com\nMy transcript is attached.\nDo not be stupid.';
    expect(await check(text)).toEqual({
      names: [],
      breaches: [{ code: 'leftover_bracket', at: 4, text: '<school>', place: 'Line 4' }],
      link: 'Line 5',
      attachment: 'Line 6',
      hasAddress: true,
      harsh: [{ place: 'Line 7', text: 'stupid' }],
    });
  });

  it.each(['text', 'subject', 'signature'] as const)('C-15 nothing to find: %s', async (part) => {
    expect(await check('Hello', { part })).toEqual({ names: [], breaches: [], link: null, attachment: null, hasAddress: false, harsh: [] });
  });

  it('C-15 a subject only announces film and files, a signature has them', async () => {
    const text = 'My film, with my transcript attached';
    expect(await check(text, { part: 'subject' })).toMatchObject({ link: null, attachment: null });
    expect(await check(text, { part: 'signature' })).toMatchObject({ link: 'Signature', attachment: 'Signature' });
  });

  it('C-15 few words in capitals are loud in a subject alone', async () => {
    expect((await check('PLEASE WATCH', { part: 'subject' })).breaches).toEqual([
      { code: 'shouting', at: 0, text: 'PLEASE WATCH', place: 'Subject' },
    ]);
    expect((await check('PLEASE WATCH')).breaches).toEqual([]);
  });

  it('C-15 many words in capitals are loud in a text, not in a subject with other words', async () => {
    const text = 'Coach, I LOVE THIS GREAT GAME';
    expect((await check(text)).breaches).toEqual([{ code: 'shouting', at: 7, text: 'I LOVE THIS GREAT GAME', place: 'Line 4' }]);
    expect((await check(text, { part: 'subject' })).breaches).toEqual([]);
  });
});
