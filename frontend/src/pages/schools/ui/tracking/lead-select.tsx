import type { School } from '@/entities/school';
import { leadLevels } from '../../model/tracking/lead-levels';
import type { Track } from '../../model/tracking/track';
import css from './lead-level.module.css';

interface LeadSelectProps {
  school: School;
  onTrack: Track;
}

/** The lead level as a pill that can be changed, big enough for a thumb; a phone shows the choice its own way. */
export function LeadSelect({ school, onTrack }: LeadSelectProps) {
  return (
    <select
      className={`${css['level']} ${css['roomy']}`}
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
