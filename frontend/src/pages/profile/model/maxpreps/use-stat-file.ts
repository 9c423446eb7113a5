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
const notText = 'This is not a stat file. Choose the .txt file that was exported for MaxPreps.';
const lost = 'The connection was lost, and the game may be saved already. Import it again: nothing is added twice.';
const sorry = 'The file could not be read. Please try again.';

/** What is wrong with the file; `placed`: something is shown beside another field. Without an answer to an import it says what may be saved. */
function problemsOf(error: unknown, dryRun: boolean, placed: boolean): string[] {
  const known = asApiError(error);
  const ofFile = known?.problem?.errors.filter(({ field }) => field === 'statsFile') ?? [];
  if (ofFile.length > 0) return ofFile.map(({ message }) => message);
  if (placed) return [];
  return [!dryRun && known?.status === 'network' ? lost : errorText(error, sorry)];
}

/** By its name or its type; some phones give files no type. */
const isText = ({ name, type }: File) => name.toLowerCase().endsWith('.txt') || type === '' || type.toLowerCase().startsWith('text/');

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
      setProblems(problemsOf(error, dryRun, placed));
    }
  }

  function pick(picked: File): void {
    const fits = isText(picked);
    setFile(fits ? picked : null);
    setProblems(fits ? [] : [notText]);
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
