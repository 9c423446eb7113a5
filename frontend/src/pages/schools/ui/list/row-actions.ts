import type { SchoolSection } from '../../model/panel/school-section';
import type { Track } from '../../model/tracking/track';

/** What can be done in a row; the functions stay the same from draw to draw, so that rows are not drawn again. */
export interface RowActions {
  onToggleFavorite: (schoolId: number, marked: boolean) => void;
  onToggleOpen: (schoolId: number, section?: SchoolSection) => void;
  onAddCoaches: (schoolId: number) => void;
  onTrack: Track;
}
