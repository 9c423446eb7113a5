import type { MeasuredDto, MeasuredRequest } from '@/shared/api';
import { feetText, inchesOf, inchesText } from './inches';
import { measuredParts, measuredText, tidyMeasured } from './measured-parts';

/** The form's text of a stored measurement; `inFeet`: it is shown in feet and inches. */
export function textOfMeasured({ value, unit, timing, date, place, measuredBy }: MeasuredDto, inFeet = false): string {
  const inches = inFeet ? feetText : inchesText;
  return measuredText({
    value: unit === 'in' ? inches(value) : String(value),
    timing: timing ?? '',
    date: date ?? '',
    place: place ?? '',
    measuredBy: measuredBy ?? '',
  });
}

/** What to send for the form's text: null when no value is typed. A value that is not a number is sent as text; the server validates it. */
export function measuredOf(text: string): MeasuredRequest | null {
  const { value, timing, date, place, measuredBy } = measuredParts(tidyMeasured(text));
  if (value === '') return null;
  const number = inchesOf(value);
  return {
    value: Number.isFinite(number) ? number : value,
    timing: (timing || null) as MeasuredRequest['timing'],
    date: date || null,
    place: place || null,
    measuredBy: measuredBy || null,
  };
}
