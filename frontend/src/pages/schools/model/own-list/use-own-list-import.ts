import { useState } from 'react';
import type { OwnListImport, OwnListInspection, OwnListMapping } from '@/entities/school';
import { asApiError, errorText } from '@/shared/api';
import { useReadOwnListMutation, useTakeOwnListMutation } from '../../api/own-list-api';

/** How far an import of the athlete's own list is. */
export type OwnListStep =
  | { at: 'file' }
  | { at: 'columns'; file: File; inspection: OwnListInspection }
  | { at: 'check'; file: File; inspection: OwnListInspection; result: OwnListImport }
  | { at: 'done'; result: OwnListImport };

export interface OwnListFlow {
  step: OwnListStep;
  mapping: OwnListMapping;
  choices: ReadonlyMap<number, number>;
  busy: boolean;
  /** Message for the athlete when the last step failed. */
  failure: string | null;
  pick(file: File): Promise<void>;
  /** Sends the file once more that could not be read; null when there is none. */
  retry: (() => void) | null;
  map(field: keyof OwnListMapping, column: number | null): void;
  /** Reads the file by the columns and stores nothing. */
  check(): Promise<void>;
  /** The school of a row; null skips the row. */
  choose(row: number, schoolId: number | null): void;
  store(): Promise<void>;
  back(): void;
}

const words = {
  read: 'The file could not be read. Please try again.',
  import: 'The list could not be imported. Please try again.',
  nothingSaved: 'The connection was lost. Nothing was saved. Please try again.',
  /** A row is stored for its school, so that a second import of it changes nothing. */
  maybeSaved: 'The connection was lost, and your list may be saved already. Press Import again: nothing is added twice.',
} as const;

interface Trouble {
  failure: string | null;
  unread: File | null;
}

const none: Trouble = { failure: null, unread: null };
const nobody: ReadonlyMap<number, number> = new Map();

function withColumn(mapping: OwnListMapping, field: keyof OwnListMapping, column: number | null): OwnListMapping {
  const { [field]: _before, ...others } = mapping;
  return column === null ? others : { ...others, [field]: column };
}

function withChoice(choices: ReadonlyMap<number, number>, row: number, schoolId: number | null): ReadonlyMap<number, number> {
  const others = [...choices].filter(([other]) => other !== row);
  return new Map(schoolId === null ? others : [...others, [row, schoolId]]);
}

/** Why a step failed; without an answer it says whether something may be saved all the same. */
function reasonOf(error: unknown, lost: string, other: string): string {
  return asApiError(error)?.status === 'network' ? lost : errorText(error, other);
}

/** A file that was refused has to be corrected first; one without an answer can be sent again. */
function unreadTrouble(file: File, error: unknown): Trouble {
  return { failure: reasonOf(error, words.nothingSaved, words.read), unread: asApiError(error)?.problem === null ? file : null };
}

/** Takes a spreadsheet of schools into the athlete's list: file → columns → check → done. */
export function useOwnListImport(): OwnListFlow {
  const [step, setStep] = useState<OwnListStep>({ at: 'file' });
  const [mapping, setMapping] = useState<OwnListMapping>({});
  const [choices, setChoices] = useState(nobody);
  const [{ failure, unread }, setTrouble] = useState(none);
  const [read, reading] = useReadOwnListMutation();
  const [take, taking] = useTakeOwnListMutation();

  async function send(dryRun: boolean): Promise<OwnListImport | null> {
    if (step.at !== 'columns' && step.at !== 'check') return null;
    setTrouble(none);
    const { data, error } = await take({ file: step.file, mapping, choices, dryRun });
    if (data === undefined) setTrouble({ ...none, failure: reasonOf(error, dryRun ? words.nothingSaved : words.maybeSaved, words.import) });
    return data ?? null;
  }

  async function pick(file: File): Promise<void> {
    setTrouble(none);
    const { data, error } = await read(file);
    if (data === undefined) return setTrouble(unreadTrouble(file, error));
    setMapping(data.mapping);
    setChoices(nobody);
    setStep({ at: 'columns', file, inspection: data });
  }

  return {
    step,
    mapping,
    choices,
    busy: reading.isLoading || taking.isLoading,
    failure,
    pick,
    retry: unread === null ? null : () => void pick(unread),
    map(field, column) {
      setMapping(withColumn(mapping, field, column));
      setChoices(nobody);
    },
    async check() {
      const result = await send(true);
      if (result && step.at === 'columns') setStep({ ...step, at: 'check', result });
    },
    choose: (row, schoolId) => setChoices(withChoice(choices, row, schoolId)),
    async store() {
      const result = await send(false);
      if (result) setStep({ at: 'done', result });
    },
    back() {
      setTrouble(none);
      if (step.at === 'check') setStep({ at: 'columns', file: step.file, inspection: step.inspection });
      else setStep({ at: 'file' });
    },
  };
}
