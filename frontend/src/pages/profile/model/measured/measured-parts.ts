/** The parts of a measurement as the athlete types them; blank = not known. */
export interface MeasuredParts {
  value: string;
  timing: string;
  date: string;
  place: string;
  measuredBy: string;
}

const names = ['value', 'timing', 'date', 'place', 'measuredBy'] as const satisfies (keyof MeasuredParts)[];

/** The parts of a measurement, read from its text in the form. */
export function measuredParts(text: string): MeasuredParts {
  const parts = text === '' ? {} : (JSON.parse(text) as Partial<MeasuredParts>);
  return Object.fromEntries(names.map((name) => [name, parts[name] ?? ''])) as unknown as MeasuredParts;
}

/** A measurement as one text of the form, so that its parts are compared, kept and chosen together; '' when every part is blank. */
export function measuredText(parts: MeasuredParts): string {
  return names.every((name) => parts[name] === '') ? '' : JSON.stringify(Object.fromEntries(names.map((name) => [name, parts[name]])));
}

/** The text without blanks around its parts; '' without a value, because the rest is only said of a value. */
export function tidyMeasured(text: string): string {
  const parts = measuredParts(text);
  const tidy = Object.fromEntries(names.map((name) => [name, parts[name].trim()])) as unknown as MeasuredParts;
  return tidy.value === '' ? '' : measuredText(tidy);
}
