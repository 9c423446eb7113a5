import { dayWords } from '@/shared/lib/dates';
import { countText, dollarsText } from '@/shared/lib/figures';
import { milesWords, type SchoolFit } from './school-fit';
import type { SortColumn } from './school-sort';

/** The orders with a figure of their own; the others show the distance. */
export const figureColumns: readonly SortColumn[] = ['admission', 'price', 'need', 'window'];

/** What a school shows beside its place: the figure that the list is sorted by, else the distance; null while it is not known. */
export function sortedFigure(fit: SchoolFit | undefined, column: SortColumn): string | null {
  if (fit === undefined) return null;
  switch (column) {
    case 'admission':
      return fit.admissionRate === null ? 'Admission rate not published' : `Admits ${countText(fit.admissionRate)}%`;
    case 'price':
      return fit.netPrice === null ? 'Net price not published' : `${dollarsText(fit.netPrice)} a year`;
    case 'need':
      return fit.need === null ? 'Roster need not known' : `Roster need ${countText(fit.need)} of 100`;
    case 'window':
      return windowWords(fit.window);
    default:
      return milesWords(fit);
  }
}

function windowWords(window: string | null): string {
  if (window === null) return 'Contact date not known';
  return window === 'now' ? 'May write to you now' : `May write from ${dayWords(window)}`;
}
