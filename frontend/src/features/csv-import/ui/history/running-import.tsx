import { useEffect, useRef } from 'react';
import { useGetCurrentImportQuery } from '../../api/upload-api';
import { ImportProgress } from '../import-progress';

interface RunningImportProps {
  /** Called when an import that was seen running has ended. */
  onEnd: () => void;
}

const lookMs = 1500;

/** The running import, whoever started it, also after a reload; renders nothing when none runs. */
export function RunningImport({ onEnd }: RunningImportProps) {
  const { data } = useGetCurrentImportQuery(undefined, { pollingInterval: lookMs, refetchOnMountOrArgChange: true });
  const seen = useRef(false);
  const running = data?.phase === 'reading';
  useEffect(() => {
    if (seen.current && !running) onEnd();
    seen.current = running;
  }, [running, onEnd]);
  return running ? <ImportProgress label={`Importing ${data.fileName ?? 'a file'}`} /> : null;
}
