import type { Coach, School } from '@/entities/school';
import type { DirectoryTask } from '../model/directory-task';
import type { SchoolStaff as SchoolStaffEntry } from '../model/staff-of';
import { CoachItem } from './coach-item';
import css from './school-entry.module.css';

interface SchoolStaffProps {
  entry: SchoolStaffEntry;
  onTask: (task: DirectoryTask) => void;
  onVerify: (coach: Coach) => void;
}

/** What an admin can do with a school. */
const actions = [
  { label: 'Add coach', name: 'Add coach at', task: (school: School): DirectoryTask => ({ kind: 'write coach', school, coach: null }) },
  { label: 'Edit school', name: 'Edit school', task: (school: School): DirectoryTask => ({ kind: 'write school', school }) },
  {
    label: 'Delete school',
    name: 'Delete school',
    tone: 'danger',
    task: (school: School): DirectoryTask => ({ kind: 'delete school', school }),
  },
];

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
        {actions.map(({ label, name, tone, task }) => (
          <button
            key={label}
            type="button"
            className={css['action']}
            data-tone={tone}
            aria-label={`${name} ${school.name}`}
            onClick={() => onTask(task(school))}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
