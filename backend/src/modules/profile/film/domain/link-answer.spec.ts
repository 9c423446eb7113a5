import { linkAnswer, type LinkOutcome } from './link-answer.js';

describe('whether a link answers', () => {
  it.each<[LinkOutcome, string, RegExp]>([
    [{ kind: 'status', status: 200 }, 'ok', /answers/],
    [{ kind: 'status', status: 206 }, 'ok', /answers/],
    [{ kind: 'status', status: 404 }, 'not_found', /does not exist \(404\)/],
    [{ kind: 'status', status: 410 }, 'not_found', /does not exist \(410\)/],
    [{ kind: 'status', status: 401 }, 'refused', /did not let Recruit look/],
    [{ kind: 'status', status: 403 }, 'refused', /did not let Recruit look/],
    [{ kind: 'status', status: 429 }, 'refused', /did not let Recruit look/],
    [{ kind: 'status', status: 503 }, 'unreachable', /trouble of its own just now/],
    [{ kind: 'no_public_host' }, 'unreachable', /no public website at this address/],
    [{ kind: 'no_connection' }, 'unreachable', /could not be reached just now/],
    [{ kind: 'timeout' }, 'unreachable', /five seconds/],
    [{ kind: 'too_many_redirects' }, 'unreachable', /from page to page/],
  ])('P-11 calls %j %s and says what to do', (outcome, answer, words) => {
    expect(linkAnswer(outcome)).toEqual({ answer, message: expect.stringMatching(words) });
  });
});
