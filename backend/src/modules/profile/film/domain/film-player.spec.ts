import { filmPlayer } from './film-player.js';

const HUDL = 'https://www.hudl.com/embed/video/3/1234567/5f0a1b2c3d4e5f6a7b8c9d0e';
const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
const VIMEO = 'https://player.vimeo.com/video/76979871';

describe('a film that plays in place', () => {
  it.each([
    ['https://www.hudl.com/video/3/1234567/5f0a1b2c3d4e5f6a7b8c9d0e', HUDL],
    ['http://hudl.com/Video/3/1234567/5f0a1b2c3d4e5f6a7b8c9d0e/?utm=x#t', HUDL],
    ['https://www.hudl.com/embed/video/3/1234567/5f0a1b2c3d4e5f6a7b8c9d0e', HUDL],
    ['https://www.hudl.com/video/5f0a1b2c3d4e5f6a7b8c9d0e', 'https://www.hudl.com/embed/video/5f0a1b2c3d4e5f6a7b8c9d0e'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1', YOUTUBE],
    ['https://m.youtube.com/watch?feature=share&v=dQw4w9WgXcQ', YOUTUBE],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', YOUTUBE],
    ['https://youtu.be/dQw4w9WgXcQ?t=1m30s', `${YOUTUBE}?start=90`],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42', `${YOUTUBE}?start=42`],
    ['https://youtube.com/shorts/dQw4w9WgXcQ', YOUTUBE],
    ['https://vimeo.com/76979871', `${VIMEO}?dnt=1`],
    ['https://vimeo.com/76979871/abcdef0123', `${VIMEO}?h=abcdef0123&dnt=1`],
    ['https://player.vimeo.com/video/76979871?h=abcdef0123', `${VIMEO}?h=abcdef0123&dnt=1`],
  ])('P-11 plays %s in its host’s own player', (link, embedUrl) => {
    expect(filmPlayer(link)?.embedUrl).toBe(embedUrl);
  });

  it.each([
    'https://www.hudl.com/profile/12345/Marcus-Lee',
    'https://www.hudl.com/v/2AbCdE',
    'https://www.hudl.com/video/3/1234567/not-an-id',
    'https://www.hudl.com.evil.test/video/3/1234567/5f0a1b2c3d4e5f6a7b8c9d0e',
    'https://evil.test/www.hudl.com/video/3/1234567/5f0a1b2c3d4e5f6a7b8c9d0e',
    'https://hudl.com:8443/video/3/1234567/5f0a1b2c3d4e5f6a7b8c9d0e',
    'https://www.youtube.com/watch?v=%22onload%3D',
    'https://www.youtube.com/@marcuslee',
    'https://youtu.be/../embed',
    'https://vimeo.com/marcuslee',
    'https://vimeo.com/76979871"onload=',
    'https://drive.google.com/file/d/1/view',
    'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
    'no address',
  ])('P-11 leaves %s to a link', (link) => {
    expect(filmPlayer(link)).toBeNull();
  });

  it('P-11 takes nothing of a link into the frame but its ids', () => {
    const player = filmPlayer('https://vimeo.com/76979871?h=%22%3E%3Cscript%3E&autoplay=1');
    expect(player?.embedUrl).toBe(`${VIMEO}?dnt=1`);
  });
});
