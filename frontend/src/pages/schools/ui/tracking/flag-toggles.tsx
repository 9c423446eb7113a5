import type { School } from '@/entities/school';
import type { Track } from '../../model/tracking/track';
import { trackingFlags } from '../../model/tracking/tracking-flags';
import css from './flag-toggles.module.css';

interface FlagTogglesProps {
  school: School;
  /** Big enough for a thumb. */
  roomy?: boolean;
  onTrack: Track;
}

/** Toggles for the steps with a school. Plain elements, because a long list renders many. */
export function FlagToggles({ school, roomy = false, onTrack }: FlagTogglesProps) {
  return (
    <div role="group" aria-label={`Steps with ${school.name}`} className={roomy ? `${css['flags']} ${css['roomy']}` : css['flags']}>
      {trackingFlags.map(({ field, words }) => (
        <button
          key={field}
          type="button"
          className={css['flag']}
          aria-pressed={school[field]}
          onClick={() => void onTrack(school.id, { [field]: !school[field] })}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
