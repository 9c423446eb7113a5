import type { AthleteProfile } from '../../fields/domain/athlete-profile.js';

/** What a client asks to change, unchecked. A field that is not there stays as it is; `before`: the values it read. */
export type ProfileInput = { [field in keyof AthleteProfile | 'before' | 'email' | 'currentPassword']?: unknown };
