import { useState } from 'react';
import { type PageNotice, type StaffImport, useImportStaffPageMutation, useReadStaffPageMutation } from '@/entities/school';
import { errorText } from '@/shared/api';
import { type PastedPage, shortened, tooLong } from './shortened';
import { type StaffRow, staffRows } from './staff-rows';

/** Where the page is, and whether its coaches are offered to everyone. */
export interface SavedPage {
  sourceUrl: string;
  offerToAll: boolean;
}

export interface AddCoaches {
  /** Null until a page was read. */
  rows: StaffRow[] | null;
  /** What to know about the page. */
  notices: readonly PageNotice[];
  busy: boolean;
  /** Message for the athlete when the last step failed. */
  failure: string | null;
  read(page: PastedPage): Promise<void>;
  change(key: number, change: Partial<Omit<StaffRow, 'key'>>): void;
  tickAll(keys: readonly number[], ticked: boolean): void;
  /** Null when it could not be saved. */
  save(page: SavedPage): Promise<StaffImport | null>;
  /** It is the page of the right school. */
  confirmSchool(): void;
  /** Paste another page. */
  restart(): void;
}

/** Coaches from a school's staff page: paste → look and correct → save. */
export function useAddCoaches(schoolId: number): AddCoaches {
  const [rows, setRows] = useState<StaffRow[] | null>(null);
  const [notices, setNotices] = useState<readonly PageNotice[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [readPage, reading] = useReadStaffPageMutation();
  const [importPage, importing] = useImportStaffPageMutation();

  return {
    rows,
    notices,
    failure,
    busy: reading.isLoading || importing.isLoading,
    async read(page) {
      setFailure(null);
      const short = shortened(page);
      if (short === null) return setFailure(tooLong);
      const { data, error } = await readPage({ ...short, schoolId });
      if (data === undefined) setFailure(errorText(error, 'The page could not be read. Please try again.'));
      else if (data.people.length === 0) setFailure(data.notices[0]?.message ?? null);
      else {
        setNotices(data.notices);
        setRows(staffRows.of(data.people));
      }
    },
    change: (key, change) => setRows((before) => before && staffRows.changed(before, key, change)),
    tickAll: (keys, ticked) => setRows((before) => before && before.map((row) => (keys.includes(row.key) ? { ...row, ticked } : row))),
    async save({ sourceUrl, offerToAll }) {
      setFailure(null);
      const { data, error } = await importPage({
        schoolId,
        ...staffRows.toSave(rows ?? []),
        ...(offerToAll ? { offerToAll } : {}),
        ...(sourceUrl.trim() === '' ? {} : { sourceUrl: sourceUrl.trim() }),
      });
      if (data === undefined) setFailure(errorText(error, 'The coaches could not be saved. Please try again.'));
      return data ?? null;
    },
    confirmSchool: () => setNotices((before) => before.filter(({ code }) => code !== 'other_school')),
    restart() {
      setFailure(null);
      setRows(null);
    },
  };
}
