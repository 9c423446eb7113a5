import type { School } from '@/entities/school';
import { leadLevels } from '../../model/lead-levels';
import type { Track } from '../../model/track';
import css from './lead-select.module.css';

interface LeadSelectProps {
  school: School;
  /** Big enough for a thumb. */
  roomy?: boolean;
  onTrack: Track;
}

/** The lead level as a pill that can be changed. A plain element, since a long list draws many. */
export function LeadSelect({ school, roomy = false, onTrack }: LeadSelectProps) {
  return (
    <select
      className={roomy ? `${css['select']} ${css['roomy']}` : css['select']}
      data-level={school.leadLevel}
      aria-label={`Lead level: ${school.name}`}
      value={school.leadLevel}
      onChange={(event) => {
        const next = leadLevels.find(({ level }) => level === event.target.value);
        if (next) void onTrack(school.id, { leadLevel: next.level });
      }}
    >
      {leadLevels.map(({ level, label }) => (
        <option key={level} value={level}>
          {label}
        </option>
      ))}
    </select>
  );
}
