import { endedSession } from './ended-session';

describe('a session that ended', () => {
  beforeEach(() => {
    sessionStorage.clear();
    window.history.replaceState(null, '', '/campaigns?campaign=c1#emails');
  });

  it('S-03 leads back to where the athlete was', () => {
    endedSession.begin();
    endedSession.end();
    window.history.replaceState(null, '', '/');
    expect(endedSession.returnTo()).toBe('/campaigns?campaign=c1#emails');
  });

  it('S-03 is noticed after a reload too', () => {
    endedSession.begin();
    expect(endedSession.returnTo()).toBe('/campaigns?campaign=c1#emails');
  });

  it('S-03 is none when nobody was signed in, or somebody signed out', () => {
    expect(endedSession.returnTo()).toBeNull();
    endedSession.begin();
    endedSession.forget();
    expect(endedSession.returnTo()).toBeNull();
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example'])('S-03 never leads to %s', (address) => {
    endedSession.begin();
    sessionStorage.setItem('recruit-return-to', address);
    expect(endedSession.returnTo()).toBeNull();
  });
});
