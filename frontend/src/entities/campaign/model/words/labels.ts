import type { PlaceholderDto } from '@/shared/api';

/** Who reads the words: an athlete about themselves, or an admin about athletes. */
export type PlaceholderReader = 'athlete' | 'admin';

/** The plain words of each placeholder, by its name; null where placeholders are shown as codes. */
export type PlaceholderLabels = ReadonlyMap<string, string> | null;

/** "Your position" for the athlete, "Athlete’s position" for an admin. */
export function labelFor({ label }: Pick<PlaceholderDto, 'label'>, reader: PlaceholderReader): string {
  return reader === 'athlete' ? label : label.replace(/^Your/, 'Athlete’s');
}

/** The words of the served list. */
export function labelsOf(list: readonly PlaceholderDto[], reader: PlaceholderReader): PlaceholderLabels {
  return new Map(list.map((placeholder) => [placeholder.name, labelFor(placeholder, reader)]));
}

/** "Coach’s first name, else “Coach”". */
export function chipWords(label: string, fallback: string): string {
  return fallback === '' ? label : `${label}, else “${fallback}”`;
}
