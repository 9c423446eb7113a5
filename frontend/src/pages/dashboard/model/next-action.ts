export interface NextAction {
  key: string;
  kind:
    | 'decision'
    | 'deadline'
    | 'offer'
    | 'kept'
    | 'paused'
    | 'address'
    | 'gmail'
    | 'reply'
    | 'profile'
    | 'schools'
    | 'coaches'
    | 'links'
    | 'outreach'
    | 'follow-up';
  title: string;
  reason: string;
  button: string;
  to: string;
}

/** The result of one rule: an action, or nothing. */
export type Maker = NextAction | false;

/** "a, b and c" */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}
