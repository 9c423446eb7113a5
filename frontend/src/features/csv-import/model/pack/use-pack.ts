import { useState } from 'react';
import { errorText, type PackImportResultDto } from '@/shared/api';
import { useUploadPackMutation } from '../../api/upload-api';

export interface PackControl {
  file: File | null;
  /** What the last step found out; null before the first. */
  result: PackImportResultDto | null;
  busy: boolean;
  /** Message for the admin when the last step failed. */
  failure: string | null;
  pick(file: File): void;
  /** Checks what would change without storing anything. */
  check(): Promise<void>;
  /** Takes the directory over. */
  take(): Promise<void>;
}

/** Another server's directory: chosen, checked, taken over. */
export function usePack(): PackControl {
  const [upload, { isLoading: busy }] = useUploadPackMutation();
  const [file, setFile] = useState<File | null>(null);
  const [result, setResult] = useState<PackImportResultDto | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function run(dryRun: boolean): Promise<void> {
    if (file === null) {
      setFailure('Please select a directory pack.');
      return;
    }
    setFailure(null);
    const { data, error } = await upload({ file, dryRun });
    if (data === undefined) setFailure(errorText(error, 'The pack could not be read. Please try again.'));
    else setResult(data);
  }

  return {
    file,
    result,
    busy,
    failure,
    pick: (picked) => {
      setFile(picked);
      setResult(null);
      setFailure(null);
    },
    check: () => run(true),
    take: () => run(false),
  };
}
