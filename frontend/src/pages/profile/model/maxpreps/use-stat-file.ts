import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { asApiError, errorText, type MaxPrepsImportDto } from '@/shared/api';
import { applyServerErrors } from '@/shared/ui/form-field';
import { useTakeStatFileMutation } from '../../api/stat-file-api';
import type { StatFileFields } from './stat-file-fields';

type Step = { at: 'form' } | { at: 'preview' | 'done'; result: MaxPrepsImportDto };

export interface StatFileFlow {
  step: Step;
  file: File | null;
  busy: boolean;
  /** What is wrong with the file, or that nothing came back. */
  problems: string[];
  pick: (file: File) => void;
  /** Requests a preview. */
  check: (fields: StatFileFields) => Promise<void>;
  store: (fields: StatFileFields) => Promise<void>;
  back: () => void;
}

const noFile = 'Choose the .txt file that was exported for MaxPreps.';
const sorry = 'The file could not be read. Please try again.';

/** The import of a stat file: choose, preview, store. If the server refuses the file, the form is shown again. */
export function useStatFile(setError: UseFormSetError<StatFileFields>): StatFileFlow {
  const [step, setStep] = useState<Step>({ at: 'form' });
  const [file, setFile] = useState<File | null>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const [take, { isLoading }] = useTakeStatFileMutation();

  async function run(fields: StatFileFields, dryRun: boolean): Promise<void> {
    if (file === null) return setProblems([noFile]);
    setProblems([]);
    try {
      const result = await take({ ...fields, file, dryRun }).unwrap();
      setStep({ at: dryRun ? 'preview' : 'done', result });
    } catch (error) {
      setStep({ at: 'form' });
      const placed = applyServerErrors<StatFileFields>(error, ['opponent', 'date', 'jersey'], setError);
      const said = asApiError(error)?.problem?.errors.filter(({ field }) => field === 'statsFile') ?? [];
      if (said.length > 0) setProblems(said.map(({ message }) => message));
      else if (!placed) setProblems([errorText(error, sorry)]);
    }
  }

  function pick(picked: File): void {
    setFile(picked);
    setProblems([]);
  }

  return {
    step,
    file,
    busy: isLoading,
    problems,
    pick,
    check: (fields) => run(fields, true),
    store: (fields) => run(fields, false),
    back: () => setStep({ at: 'form' }),
  };
}
