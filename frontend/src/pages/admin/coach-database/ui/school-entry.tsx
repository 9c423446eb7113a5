import { memo, type Ref } from 'react';
import { type Coach, divisionWords, type School } from '@/entities/school';
import { countOf } from '@/shared/lib/figures';
import { StatusPill } from '@/shared/ui/status-pill';
import type { DirectoryTask } from '../model/directory-task';
import type { SchoolStaff as SchoolStaffEntry } from '../model/staff-of';
import css from './school-entry.module.css';
import { SchoolStaff } from './school-staff';

interface SchoolEntryProps {
  entry: SchoolStaffEntry;
  open: boolean;
  /** null while the targets are not known. */
  marked: boolean | null;
  /** How its height is measured: for the windowed list. */
  measure: Ref<HTMLLIElement> | undefined;
  onOpen: (schoolId: number, open: boolean) => void;
  onToggleTarget: (school: School, marked: boolean) => void;
  onTask: (task: DirectoryTask) => void;
  onVerify: (coach: Coach) => void;
}

/** One school with its expandable staff. Without MUI, because the list is long. */
export const SchoolEntry = memo(function SchoolEntry(props: SchoolEntryProps) {
  const { entry, open, marked, measure, onOpen, onToggleTarget, onTask, onVerify } = props;
  const { school, total } = entry;
  const target = marked === true ? 'On your targets' : 'Add to Targets';
  const place = [`${school.city}, ${school.state}`, school.conference].filter(Boolean).join(' · ');
  return (
    <li ref={measure} data-key={school.id} className={css['item']}>
      <article className={css['card']} aria-label={school.name}>
        <div className={css['head']}>
          <button type="button" className={css['expander']} aria-expanded={open} onClick={() => onOpen(school.id, !open)}>
            <span className={css['words']}>
              <span className={css['line']}>
                <span className={css['name']}>{school.name}</span>
                <StatusPill tone={school.division === 'D1' ? 'info' : 'neutral'}>{divisionWords(school)}</StatusPill>
                <span className={css['muted']}>{countOf(total, 'coach', 'coaches')}</span>
              </span>
              <span className={css['place']}>{place}</span>
            </span>
          </button>
          <div className={css['actions']}>
            <button
              type="button"
              className={css['action']}
              data-marked={marked === true}
              aria-label={`${target}: ${school.name}`}
              disabled={marked === null}
              onClick={() => onToggleTarget(school, marked === true)}
            >
              {target}
            </button>
            <button
              type="button"
              className={css['action']}
              aria-haspopup="dialog"
              aria-label={`View ${school.name}`}
              onClick={() => onTask({ kind: 'view', school })}
            >
              View
            </button>
          </div>
        </div>
        {open && <SchoolStaff entry={entry} onTask={onTask} onVerify={onVerify} />}
      </article>
    </li>
  );
});
