import type { FieldError } from '../../../../shared-kernel/domain-error.js';
import { oneLine } from '../../athlete/domain/one-line.js';
import { PROFILE_LIMITS } from '../../fields/domain/profile-limits.js';
import { readFilmAddress } from '../../fields/domain/readers/read-film-address.js';
import type { Reading } from '../../fields/domain/readers/reading.js';
import { refuse } from '../../fields/domain/readers/refuse.js';
import type { ClipDraft } from './film-clip.js';
import { ClipNotValid } from './film-errors.js';

/** A client's data of a clip, not validated. */
export interface ClipInput {
  title?: unknown;
  url?: unknown;
}

/** Judges both fields at once. Throws ClipNotValid, which names each one that is refused. */
export function readClip({ title, url }: ClipInput): ClipDraft {
  const [name, address] = [readTitle(title), readAddress(url)];
  if ('value' in name && 'value' in address) return { title: name.value, url: address.value };
  throw new ClipNotValid([...refusal('title', name), ...refusal('url', address)]);
}

/** The same for those of the fields that are there. */
export function readClipChanges({ title, url }: ClipInput): Partial<ClipDraft> {
  const changes: Partial<ClipDraft> = {};
  const name = title === undefined ? undefined : readTitle(title);
  const address = url === undefined ? undefined : readAddress(url);
  const errors = [...(name ? refusal('title', name) : []), ...(address ? refusal('url', address) : [])];
  if (errors.length > 0) throw new ClipNotValid(errors);
  if (name && 'value' in name) changes.title = name.value;
  if (address && 'value' in address) changes.url = address.value;
  return changes;
}

function refusal(field: string, reading: Reading<string>): FieldError[] {
  return 'refused' in reading ? [{ field, ...reading.refused }] : [];
}

function readTitle(value: unknown): Reading<string> {
  const title = typeof value === 'string' ? oneLine(value) : '';
  if (title === '') return refuse('required', 'Give the clip a title, such as "Junior season highlights".');
  if (title.length <= PROFILE_LIMITS.clipTitle) return { value: title };
  return refuse('too_long', `Please shorten this to at most ${PROFILE_LIMITS.clipTitle} characters.`);
}

function readAddress(value: unknown): Reading<string> {
  const address = typeof value === 'string' ? value.trim() : '';
  return address === '' ? refuse('required', 'Paste the link to the film.') : readFilmAddress(address);
}
