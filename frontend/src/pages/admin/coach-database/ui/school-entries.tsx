import { useCallback, useState } from 'react';
import type { Coach } from '@/entities/school';
import { useMeasuredRowWindow } from '@/shared/lib/row-window';
import type { DirectoryTask } from '../model/directory-task';
import type { SchoolStaff } from '../model/staff-of';
import type { Targets } from '../model/use-targets';
import { SchoolEntry } from './school-entry';
import css from './school-entry.module.css';

interface SchoolEntriesProps {
  list: readonly SchoolStaff[];
  targets: Targets;
  onTask: (task: DirectoryTask) => void;
  onVerify: (coach: Coach) => void;
}

const usualHeight = 80;
/** A shorter list is rendered as a whole, so that the browser's own search finds everything. */
const windowedFrom = 40;

/** The list of schools. When the filters exclude coaches of a school, its staff is expanded. */
export function SchoolEntries({ list, targets, onTask, onVerify }: SchoolEntriesProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map());
  const keyOf = useCallback((place: number) => String(list[place]?.school.id), [list]);
  const { indexes, above, below, listRef, measure } = useMeasuredRowWindow({
    count: list.length,
    enabled: list.length >= windowedFrom,
    usualHeight,
    keyOf,
  });
  const onOpen = useCallback((schoolId: number, open: boolean) => {
    setChosen((before) => new Map(before).set(schoolId, open));
  }, []);
  return (
    <ul ref={listRef} aria-label="Schools" className={css['list']} style={{ paddingTop: above, paddingBottom: below }}>
      {indexes.map((index) => {
        const entry = list[index];
        if (entry === undefined) return null;
        const { school, staff, total } = entry;
        return (
          <SchoolEntry
            key={school.id}
            measure={measure}
            entry={entry}
            open={chosen.get(school.id) ?? staff.length < total}
            marked={targets.ids?.has(school.id) ?? null}
            onOpen={onOpen}
            onToggleTarget={targets.toggle}
            onTask={onTask}
            onVerify={onVerify}
          />
        );
      })}
    </ul>
  );
}
