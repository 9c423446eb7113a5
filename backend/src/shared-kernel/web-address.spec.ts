import { readWebAddress } from './web-address.js';

describe('a web address', () => {
  it.each([
    ['https://www.sru.edu/', 'https://www.sru.edu/'],
    ['HTTP://www.sru.edu', 'HTTP://www.sru.edu'],
    ['www.sru.edu', 'https://www.sru.edu'],
    ['//www.sru.edu', 'https://www.sru.edu'],
    ['sru.edu:8080/football', 'https://sru.edu:8080/football'],
  ])('K-06 reads %s', (text, address) => {
    expect(readWebAddress(text)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:dana@college.test',
    'ftp://college.test',
    'not a url',
    'localhost',
    'https://',
    'https://user:secret@college.test',
    `https://college.test/${'a'.repeat(2_100)}`,
  ])('K-06 refuses %s', (text) => {
    expect(readWebAddress(text)).toBeNull();
  });
});
