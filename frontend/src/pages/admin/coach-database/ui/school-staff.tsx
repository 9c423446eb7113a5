import type { Coach } from '@/entities/school';
import type { DirectoryTask } from '../model/directory-task';
import type { SchoolStaff as SchoolStaffEntry } from '../model/staff-of';
import { CoachItem } from './coach-item';
import css from './school-entry.module.css';

interface SchoolStaffProps {
  entry: SchoolStaffEntry;
  onTask: (task: DirectoryTask) => void;
  onVerify: (coach: Coach) => void;
}

/** A school's staff, and what an admin can do with the school. */
export function SchoolStaff({ entry: { school, staff, total }, onTask, onVerify }: SchoolStaffProps) {
  const hidden = total - staff.length;
  return (
    <div className={css['staff']}>
      {total === 0 && <p className={css['nobody']}>No coach of {school.name} is in the directory yet.</p>}
      <ul className={css['coaches']} aria-label={`Staff of ${school.name}`}>
        {staff.map((coach) => (
          <CoachItem key={coach.id} school={school} coach={coach} onTask={onTask} onVerify={onVerify} />
        ))}
      </ul>
      {hidden > 0 && (
        <p className={css['muted']}>
          {hidden} more {hidden === 1 ? 'coach does' : 'coaches do'} not match the filters.
        </p>
      )}
      <div className={css['actions']}>
        <button
          type="button"
          className={css['action']}
          aria-label={`Add coach at ${school.name}`}
          onClick={() => onTask({ kind: 'write coach', school, coach: null })}
        >
          Add coach
        </button>
        <button
          type="button"
          className={css['action']}
          aria-label={`Edit school ${school.name}`}
          onClick={() => onTask({ kind: 'write school', school })}
        >
          Edit school
        </button>
        <button
          type="button"
          className={css['action']}
          data-tone="danger"
          aria-label={`Delete school ${school.name}`}
          onClick={() => onTask({ kind: 'delete school', school })}
        >
          Delete school
        </button>
      </div>
    </div>
  );
}
