import { attachmentName } from './attachment-name.js';

describe('names of attached files', () => {
  it.each([
    ['Transcript.pdf', 'Transcript.pdf'],
    ['TRANSCRIPT.PDF', 'TRANSCRIPT.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\marcus\\film.pdf', 'film.pdf'],
    ['film\r\nBcc: x.pdf', 'filmBcc x.pdf'],
    ['gpj\u202efdp.pdf', 'gpjfdp.pdf'],
    ['setup.exe', 'setup.pdf'],
    ['..pdf', 'pdf.pdf'],
    ['   ', 'file.pdf'],
    ['', 'file.pdf'],
    ['My   game\tfilm.pdf', 'My gamefilm.pdf'],
    ['notes. .docx', 'notes.pdf'],
    ['. . .', 'file.pdf'],
    [`${'a/'.repeat(600)}${'b'.repeat(5)}.pdf`, 'bbbbb.pdf'],
    ['Zeugnis Müller 日本.pdf', 'Zeugnis Müller 日本.pdf'],
  ])('C-18 %j goes as %j when it is a PDF', (given, name) => {
    expect(attachmentName(given, 'pdf')).toBe(name);
  });

  it('C-18 a photo keeps either ending of JPEG, and gets one when it has another', () => {
    expect([attachmentName('me.JPEG', 'jpeg'), attachmentName('me.png', 'jpeg')]).toEqual(['me.jpeg', 'me.jpg']);
  });

  it('C-18 what is cut off leaves no space before the ending', () => {
    expect(attachmentName(`${'x'.repeat(75)} yz.pdf`, 'pdf')).toBe(`${'x'.repeat(75)}.pdf`);
  });

  it('C-18 a name has at most 80 characters and keeps its ending', () => {
    const name = attachmentName(`${'🏈'.repeat(500)}.pdf`, 'pdf');
    expect(name).toBe(`${'🏈'.repeat(76)}.pdf`);
  });
});
