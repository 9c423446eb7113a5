import type { PackImportResultDto } from '@/shared/api';
import type { Figure } from '../figures-of';

/** What a pack adds and changes, counted. */
export function packFigures({ schools, coaches }: Pick<PackImportResultDto, 'schools' | 'coaches'>): Figure[] {
  return [
    { label: 'New schools', value: schools.created },
    { label: 'Changed schools', value: schools.changed },
    { label: 'New coaches', value: coaches.created },
    { label: 'Changed coaches', value: coaches.changed },
  ];
}
