import { useState } from 'react';
import type { User } from '@/entities/athlete';
import { type ProfileForm, profileForm } from './profile-form';

type Names = readonly (keyof ProfileForm)[];

const picked = (form: ProfileForm, names: Names): Partial<ProfileForm> => Object.fromEntries(names.map((name) => [name, form[name]]));

/**
 * The stored values that the athlete saw before typing over them. What is loaded again counts as seen only in fields that
 * show it: those that are not being changed (`typed`).
 */
export function useSeenValues(user: User, typed: Partial<Record<keyof ProfileForm, unknown>>, kept: Partial<ProfileForm> = {}) {
  const [state, setState] = useState(() => ({ user, seen: { ...profileForm(user), ...kept } }));
  if (state.user !== user) {
    setState({ user, seen: { ...profileForm(user), ...picked(state.seen, Object.keys(typed) as Names) } });
  }

  return {
    seen: state.seen,
    /** The athlete has seen these values now; returns all that was seen. */
    see(values: Partial<ProfileForm>): ProfileForm {
      const seen = { ...state.seen, ...values };
      setState((now) => ({ ...now, seen: { ...now.seen, ...values } }));
      return seen;
    },
  };
}
