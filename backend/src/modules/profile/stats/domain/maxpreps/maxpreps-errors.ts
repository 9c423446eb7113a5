import { DomainError, type FieldError } from '../../../../../shared-kernel/domain-error.js';

const FILE_WAY = 'You can also import your stat file with “Import stat file”.';
const MEGABYTE = 1024 * 1024;

export class MaxPrepsOff extends DomainError {
  constructor() {
    const message = `This server does not read MaxPreps pages. ${FILE_WAY.replace('also ', '')}`;
    super({ kind: 'conflict', code: 'maxpreps_off', message });
  }
}

export class MaxPrepsNotLinked extends DomainError {
  constructor() {
    const message = 'Your profile has no MaxPreps page yet. Add its address under Data, External Integrations, then sync again.';
    super({ kind: 'conflict', code: 'maxpreps_not_linked', message });
  }
}

export class MaxPrepsAddressIncomplete extends DomainError {
  constructor() {
    const message =
      'The MaxPreps address in your profile does not lead to your athlete page. Open your own page at maxpreps.com and copy the whole address, with “/athletes/” and “careerid=” in it.';
    super({ kind: 'conflict', code: 'maxpreps_address_incomplete', message });
  }
}

/** The page does not exist (404, 410). */
export class MaxPrepsPageNotFound extends DomainError {
  constructor() {
    const message = `MaxPreps has no page at the address in your profile. Open your page at maxpreps.com and copy its address again. ${FILE_WAY}`;
    super({ kind: 'conflict', code: 'maxpreps_page_not_found', message });
  }
}

/** The page sends to another host, where we do not go. */
export class MaxPrepsRedirected extends DomainError {
  constructor() {
    const message = `Your MaxPreps address now leads to another site, which Recruit does not open. Open your page at maxpreps.com and copy its address again. ${FILE_WAY}`;
    super({ kind: 'conflict', code: 'maxpreps_redirected', message });
  }
}

export class NoPublishedStats extends DomainError {
  constructor() {
    const message = `Your MaxPreps page has no football games with statistics yet. Your coach or team publishes them. ${FILE_WAY}`;
    super({ kind: 'conflict', code: 'maxpreps_no_stats', message });
  }
}

/** 401, 403, 429, 451, or a page that asks whether we are a robot. */
export class MaxPrepsRefused extends DomainError {
  constructor() {
    const message = `MaxPreps does not let this server read your page. Trying again will hardly help. ${FILE_WAY}`;
    super({ kind: 'unavailable', code: 'maxpreps_not_permitted', message });
  }
}

export class MaxPrepsFormatChanged extends DomainError {
  constructor() {
    const message = `Your MaxPreps page is built differently from what Recruit can read, so nothing was imported. ${FILE_WAY}`;
    super({ kind: 'unavailable', code: 'maxpreps_format_changed', message });
  }
}

export class MaxPrepsTimeout extends DomainError {
  constructor() {
    const message = `MaxPreps took too long to answer, so nothing was imported. Please try again in a few minutes. ${FILE_WAY}`;
    super({ kind: 'unavailable', code: 'maxpreps_timeout', message });
  }
}

export class MaxPrepsTooLarge extends DomainError {
  constructor(maxBytes: number) {
    const message = `Your MaxPreps page is larger than ${maxBytes / MEGABYTE} MB, which Recruit does not read. ${FILE_WAY}`;
    super({ kind: 'unavailable', code: 'maxpreps_too_large', message });
  }
}

/** No connection, a broken answer, or a server error status. */
export class MaxPrepsFailed extends DomainError {
  constructor() {
    const message = `MaxPreps could not be reached or is in trouble, so nothing was imported. Please try again later. ${FILE_WAY}`;
    super({ kind: 'unavailable', code: 'maxpreps_failed', message });
  }
}

/** Names everything in a stat file, or beside it, that is refused. */
export class StatFileNotValid extends DomainError {
  constructor(errors: FieldError[]) {
    const message = errors[0]?.message ?? 'Please check the stat file.';
    super({ kind: 'invalid', code: 'invalid_input', message, errors });
  }
}
