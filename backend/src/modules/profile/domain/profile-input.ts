import type { AthleteProfile } from './athlete-profile.js';

/** What a client asks to change, unchecked. A field that is not there stays as it is. */
export type ProfileInput = { [field in keyof AthleteProfile | 'email' | 'currentPassword']?: unknown };
