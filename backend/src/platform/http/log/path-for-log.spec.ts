import { pathForLog } from './path-for-log.js';

const TOKEN = '0k9cQ0Wl1nVb7b0fQ2c3sT4u5v6w7x8y9zABCDEFGHI';
const ID = '0199c2f0-7a11-7abc-8def-0123456789ab';

describe('the path of a request in the log', () => {
  it.each([
    ['/api/schools/152?search=akron', '/api/schools/152'],
    [`/api/user/film-clips/${ID}`, `/api/user/film-clips/${ID}`],
    [`/api/shared-profiles/${TOKEN}/resume.pdf`, '/api/shared-profiles/…/resume.pdf'],
    [`/API/Shared-Profiles/${TOKEN}`, '/…/…/…'],
    [`/api/t/o/${TOKEN}.gif`, '/api/t/o/…'],
    ['/api/t/o/short.gif', '/api/t/o/…'],
    [`/api/pictures/${TOKEN}/512.webp?signature=x`, '/api/pictures/…/512.webp'],
    [`/api/uploads/${ID}?signature=x`, '/api/uploads/…'],
    [`/api/unsubscribe/${TOKEN}`, '/api/unsubscribe/…'],
    [`/api/added-later/${TOKEN}`, '/api/added-later/…'],
    ['http://localhost:5000/api/user?x=1', '/api/user'],
    [`HTTPS://recruit.example/api/t/o/${TOKEN}.gif`, '/api/t/o/…'],
    ['/api/%73hared-profiles/abc', '/api/…/abc'],
  ])('O-02 of %s is %s', (url, path) => {
    expect(pathForLog(url)).toBe(path);
  });
});
