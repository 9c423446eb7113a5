import { useState } from 'react';
import type { School } from '@/entities/school';
import { laterPart } from '@/shared/lib/later-part';
import { leadLevels } from '../../model/tracking/lead-levels';
import type { Track } from '../../model/tracking/track';
import css from './lead-level.module.css';

const LevelMenu = laterPart(async () => (await import('./level-menu')).LevelMenu);

interface LeadButtonProps {
  school: School;
  onTrack: Track;
}

/** The lead level as a pill that opens the choice: a plain element, because a long list renders many. */
export function LeadButton({ school, onTrack }: LeadButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = leadLevels.find(({ level }) => level === school.leadLevel)?.label ?? school.leadLevel;
  return (
    <>
      <button
        type="button"
        className={css['level']}
        data-level={school.leadLevel}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${label}, lead level: ${school.name}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </button>
      {anchor !== null && (
        <LevelMenu
          school={school}
          anchor={anchor}
          onChoose={(leadLevel) => void onTrack(school.id, { leadLevel })}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
