import { useState } from 'react';
import type { OwnListImport, OwnListInspection, OwnListMapping } from '@/entities/school';
import { errorText } from '@/shared/api';
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
  map(field: keyof OwnListMapping, column: number | null): void;
  /** Reads the file by the columns and stores nothing. */
  check(): Promise<void>;
  /** The school of a row; null skips the row. */
  choose(row: number, schoolId: number | null): void;
  store(): Promise<void>;
  back(): void;
}

const nobody: ReadonlyMap<number, number> = new Map();

function withColumn(mapping: OwnListMapping, field: keyof OwnListMapping, column: number | null): OwnListMapping {
  const { [field]: _before, ...others } = mapping;
  return column === null ? others : { ...others, [field]: column };
}

function withChoice(choices: ReadonlyMap<number, number>, row: number, schoolId: number | null): ReadonlyMap<number, number> {
  const others = [...choices].filter(([other]) => other !== row);
  return new Map(schoolId === null ? others : [...others, [row, schoolId]]);
}

/** Takes a spreadsheet of schools into the athlete's list: file → columns → check → done. */
export function useOwnListImport(): OwnListFlow {
  const [step, setStep] = useState<OwnListStep>({ at: 'file' });
  const [mapping, setMapping] = useState<OwnListMapping>({});
  const [choices, setChoices] = useState(nobody);
  const [failure, setFailure] = useState<string | null>(null);
  const [read, reading] = useReadOwnListMutation();
  const [take, taking] = useTakeOwnListMutation();

  async function send(dryRun: boolean): Promise<OwnListImport | null> {
    if (step.at !== 'columns' && step.at !== 'check') return null;
    setFailure(null);
    const { data, error } = await take({ file: step.file, mapping, choices, dryRun });
    if (data === undefined) setFailure(errorText(error, 'The list could not be imported. Please try again.'));
    return data ?? null;
  }

  return {
    step,
    mapping,
    choices,
    busy: reading.isLoading || taking.isLoading,
    failure,
    async pick(file) {
      setFailure(null);
      const { data, error } = await read(file);
      if (data === undefined) return setFailure(errorText(error, 'The file could not be read. Please try again.'));
      setMapping(data.mapping);
      setChoices(nobody);
      setStep({ at: 'columns', file, inspection: data });
    },
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
      setFailure(null);
      if (step.at === 'check') setStep({ at: 'columns', file: step.file, inspection: step.inspection });
      else setStep({ at: 'file' });
    },
  };
}
