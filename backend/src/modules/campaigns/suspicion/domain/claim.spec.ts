import { schoolNames, speakerOf } from './claim.js';
import { senderOf } from './sender.js';
import { sentencesOf } from './sentences.js';

const KNOWN = ['lamar.edu', 'golamar.com'];
const LAMAR = schoolNames('Lamar', KNOWN);
const speaker = (from: string, text: string, school = LAMAR) => speakerOf(senderOf(from, KNOWN, null), sentencesOf(text), school);
const STRANGER = 'Pat <pat@else.test>';
const FREE = 'Pat <pat@gmail.com>';

describe('the names of a school', () => {
  it('U-09 are its words, in one word too, and what its hosts are called', () => {
    expect(schoolNames('Ohio State', ['osu.edu', 'mail.osu.edu', 'go.ohiostate.com', 'xy.edu'])).toEqual({
      words: ['ohio', 'state'],
      labels: ['ohiostate', 'osu'],
    });
    expect(schoolNames('OSU', [])).toEqual({ words: ['osu'], labels: ['osu'] });
    expect(schoolNames('AB', ['edu']).labels).toEqual([]);
  });
});

describe('as whom somebody writes who is not at the school', () => {
  it.each([
    ['a name and the school', 'This is Pat Okonjo from Lamar.'],
    ['a title and the school', 'Coach Okonjo, Lamar.'],
    ['a school that wants something', 'The Lamar staff asked me to write.'],
    ['a price and a coach', 'On behalf of the coach: the fee is $50.'],
    ['another address', 'Please use my personal email.'],
    ['an offer', 'We offer you a full ride.'],
  ])('U-09 a coach by %s', (_, text) => {
    expect(speaker(STRANGER, text)).toBe('coach');
  });

  it.each([
    ['a title in the middle of a sentence', 'Yesterday I met Coach Okonjo of Lamar.'],
    ['a title far from the school', 'Coach Okonjo is at home today and he drives to Lamar.'],
    ['a name far from the school', 'This is a long letter about my own summer on the coast near Lamar.'],
    ['a greeting', 'Hello, how are you?'],
    ['a word for somebody without the school', 'The staff asked me to write.'],
    ['kind words from an address of a company', 'I loved your film.'],
  ])('U-09 nobody of that kind by %s', (_, text) => {
    expect(speaker(STRANGER, text)).toBe('other');
  });

  it('U-09 kind words make a recruiter of an address that anybody can have, or of one that is called like an office', () => {
    expect(speaker(FREE, 'I loved your film.')).toBe('coach');
    expect(speaker('Football <x@else.test>', 'I loved your film.')).toBe('coach');
    expect(speaker(FREE, 'Hello.')).toBe('other');
    expect(speaker('Coach Pat <pat@gmail.com>', 'Hello.')).toBe('coach');
    expect(speaker('Coach Pat <pat@else.test>', 'Hello.')).toBe('other');
    expect(speaker('Pat <lamar.coach_7@gmail.com>', 'Hello.')).toBe('coach');
  });

  it.each([
    ['Lamar <x@else.test>', 'coach'],
    ['Pat <lamar.football@else.test>', 'coach'],
    ['Pat <lamarfootball@else.test>', 'coach'],
    ['Pat <golamar@else.test>', 'coach'],
    ['Pat <footballlamar@else.test>', 'coach'],
    ['Pat <lamarmusic@else.test>', 'other'],
    ['Pat <musiclamar@else.test>', 'other'],
    ['Pat <pat@lamar-recruiting.test>', 'coach'],
    ['Pat <pat@lamar.k12.tx.us>', 'own'],
    ['Pat <pat@isd.k12.tx.us>', 'own'],
    ['Lamar NCAA Eligibility <x@else.test>', 'other'],
  ])('U-09 by the name or the address alone %s is %s', (from, who) => {
    expect(speaker(from, 'Hello.')).toBe(who);
  });

  it('U-09 family and the own high school are neither, also when they speak of the school', () => {
    expect(speaker(STRANGER, 'Dinner is at six, love you. Mom')).toBe('own');
    expect(speaker(STRANGER, 'Practice is at four.')).toBe('own');
    expect(speaker(STRANGER, 'The Lamar staff asked me. See you at practice.')).toBe('own');
    expect(speaker('NCAA <x@else.test>', 'Practice is at four.')).toBe('other');
  });

  it('U-09 a name of two words counts only as a whole', () => {
    const ohio = schoolNames('Ohio State', []);
    expect(speaker(STRANGER, 'This is Pat from Ohio State.', ohio)).toBe('coach');
    expect(speaker(STRANGER, 'This is Pat from Ohio.', ohio)).toBe('other');
    expect(speaker(STRANGER, 'This is Pat from State, Ohio.', ohio)).toBe('other');
    expect(speaker(STRANGER, 'This is Pat.', schoolNames('', []))).toBe('other');
  });
});
