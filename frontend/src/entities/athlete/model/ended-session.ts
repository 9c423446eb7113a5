const returnKey = 'recruit-return-to';
const signedInKey = 'recruit-signed-in';

function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** An address inside the app; nothing that could lead to another site. */
function own(address: string | null): string | null {
  return address !== null && /^\/(?![/\\])/u.test(address) ? address : null;
}

const here = () => window.location.pathname + window.location.search + window.location.hash;

/**
 * Remembers in this tab that a user was signed in, so that the sign-in screen can say that the session ended and lead
 * back. Storage that is blocked only means that nothing is remembered.
 */
export const endedSession = {
  /** After a sign-in: forgets an earlier ended session. */
  begin(): void {
    storage()?.setItem(signedInKey, '1');
    storage()?.removeItem(returnKey);
  },

  /** The server has ended this session. */
  end(): void {
    storage()?.setItem(returnKey, here());
  },

  /** After a sign-out: no session has ended by itself. */
  forget(): void {
    storage()?.removeItem(signedInKey);
    storage()?.removeItem(returnKey);
  },

  /** The address that was open when the session ended in this tab; null when none ended. */
  returnTo(): string | null {
    const known = storage();
    if (known?.getItem(signedInKey) !== '1') return null;
    return own(known.getItem(returnKey) ?? here());
  },
};
