/** What came of asking a web address. */
export type LinkOutcome =
  { kind: 'status'; status: number } | { kind: 'no_public_host' | 'no_connection' | 'timeout' | 'too_many_redirects' };

/** Whether a link leads somewhere, in a word and in a sentence for the athlete. */
export interface LinkAnswer {
  answer: 'ok' | 'not_found' | 'unreachable' | 'refused';
  message: string;
}

const OPEN_IT = 'Open it in a private window to see what a coach will see.';

const WITHOUT_STATUS: Record<Exclude<LinkOutcome['kind'], 'status'>, LinkAnswer> = {
  // One answer for an unknown name and for one in a private network: otherwise users could find out which hosts exist
  // in this server's network.
  no_public_host: {
    answer: 'unreachable',
    message: 'There is no public website at this address, so no coach can open it. Please check the link for a typo.',
  },
  no_connection: { answer: 'unreachable', message: `The website could not be reached just now. ${OPEN_IT}` },
  timeout: { answer: 'unreachable', message: `The website did not answer within five seconds. ${OPEN_IT}` },
  too_many_redirects: {
    answer: 'unreachable',
    message: `The link sends visitors from page to page without an end. ${OPEN_IT}`,
  },
};

/** Claims only what is known: a site that refuses a program may still let a coach in, and the other way round. */
export function linkAnswer(outcome: LinkOutcome): LinkAnswer {
  if (outcome.kind !== 'status') return WITHOUT_STATUS[outcome.kind];
  const { status } = outcome;
  if (status === 404 || status === 410) {
    return { answer: 'not_found', message: `The website says that this page does not exist (${status}). Please check the link.` };
  }
  if (status >= 500) {
    return { answer: 'unreachable', message: `The website has trouble of its own just now (${status}). Try again later.` };
  }
  if (status >= 400) {
    return {
      answer: 'refused',
      message: `The website did not let Recruit look (${status}). The film may be private, or the site turns programs away. ${OPEN_IT}`,
    };
  }
  return { answer: 'ok', message: 'The link answers. Whether the film itself is public, only its page can tell.' };
}
