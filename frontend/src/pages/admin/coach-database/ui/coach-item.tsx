import { memo } from 'react';
import type { Coach, School } from '@/entities/school';
import { dayWords } from '@/shared/lib/dates';
import { StatusPill } from '@/shared/ui/status-pill';
import type { DirectoryTask } from '../model/directory-task';
import css from './school-entry.module.css';

interface CoachItemProps {
  school: School;
  coach: Coach;
  onTask: (task: DirectoryTask) => void;
  onVerify: (coach: Coach) => void;
}

function Reach({ coach: { email, phone, xHandle, isExample } }: { coach: Coach }) {
  return (
    <div className={css['reach']}>
      {email === null && <span className={css['muted']}>No email address known</span>}
      {/* Nobody could answer mail to an invented coach. */}
      {email !== null && (isExample ? <span>{email}</span> : <a href={`mailto:${email}`}>{email}</a>)}
      {phone !== null && (
        <>
          {' · '}
          <span className={css['phone']}>{phone}</span>
        </>
      )}
      {xHandle !== null && <> · @{xHandle}</>}
    </div>
  );
}

/** One coach of the shared directory with what an admin can do. */
export const CoachItem = memo(function CoachItem({ school, coach, onTask, onVerify }: CoachItemProps) {
  const { name, title, position, isHeadCoach, isExample, verifiedOn } = coach;
  const codes = position.split(',').filter((code) => code !== '' && code !== 'HC');
  return (
    <li className={css['coach']}>
      <div>
        <div className={css['line']}>
          <span className={css['name']}>{name}</span>
          {isHeadCoach && <StatusPill tone="good">Head Coach</StatusPill>}
          {codes.map((code) => (
            <StatusPill key={code}>{code}</StatusPill>
          ))}
          {isExample && <StatusPill tone="next">Example</StatusPill>}
        </div>
        {title !== '' && <div className={css['muted']}>{title}</div>}
      </div>
      <div>
        <Reach coach={coach} />
        <div className={css['muted']}>
          {verifiedOn === null ? (
            'Not verified yet'
          ) : (
            <>
              Verified <time dateTime={verifiedOn}>{dayWords(verifiedOn)}</time>
            </>
          )}
        </div>
      </div>
      <div className={css['actions']}>
        <button type="button" className={css['action']} aria-label={`Mark as verified: ${name}`} onClick={() => onVerify(coach)}>
          Mark as verified
        </button>
        <button
          type="button"
          className={css['action']}
          aria-label={`Edit ${name}`}
          onClick={() => onTask({ kind: 'write coach', school, coach })}
        >
          Edit
        </button>
        <button
          type="button"
          className={css['action']}
          data-tone="danger"
          aria-label={`Delete ${name}`}
          onClick={() => onTask({ kind: 'delete coach', school, coach })}
        >
          Delete
        </button>
      </div>
    </li>
  );
});
