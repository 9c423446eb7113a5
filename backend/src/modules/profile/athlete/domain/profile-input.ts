import type { AthleteProfile } from '../../fields/domain/athlete-profile.js';

/** A client's requested changes, not validated. A missing field stays unchanged; `before`: the values it read. */
export type ProfileInput = { [field in keyof AthleteProfile | 'before' | 'email' | 'currentPassword']?: unknown };
