import type { SchoolSection } from '../../model/panel/school-section';
import type { Track } from '../../model/tracking/track';

/** The actions of a row; the functions keep their identity between renders, so that rows are not rendered again. */
export interface RowActions {
  onToggleFavorite: (schoolId: number, marked: boolean) => void;
  onToggleOpen: (schoolId: number, section?: SchoolSection) => void;
  onAddCoaches: (schoolId: number) => void;
  onTrack: Track;
}
