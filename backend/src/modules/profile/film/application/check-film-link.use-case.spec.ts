import { ClipNotValid } from '../domain/film-errors.js';
import { MemoryLinkProbe } from '../testing/memory-link-probe.js';
import { CheckFilmLink } from './check-film-link.use-case.js';

describe('checking a film link', () => {
  let web: MemoryLinkProbe;
  let check: CheckFilmLink;

  beforeEach(() => {
    web = new MemoryLinkProbe();
    check = new CheckFilmLink(web);
  });

  it('P-11 says in words what the website answered, asked once, without blanks around the link', async () => {
    web.answers.set('https://www.hudl.com/profile/12', { kind: 'status', status: 404 });
    expect(await check.run('  https://www.hudl.com/profile/12 ')).toMatchObject({ answer: 'not_found' });
    expect(web.asked).toEqual(['https://www.hudl.com/profile/12']);
  });

  it.each(['javascript:alert(1)', 'film', ''])('P-11 %j is no web address, and nobody is asked', async (url) => {
    const refused = check.run(url);
    await expect(refused).rejects.toThrow(ClipNotValid);
    await expect(refused).rejects.toMatchObject({ errors: [{ field: 'url' }] });
    expect(web.asked).toEqual([]);
  });
});
