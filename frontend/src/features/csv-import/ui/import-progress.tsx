import { countText } from '@/shared/lib/figures';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { useGetCurrentImportQuery } from '../api/upload-api';

interface ImportProgressProps {
  label: string;
}

const pollMs = 500;

/** How far the server is with a file. While the file is on its way there, or waits for its turn, no total is known. */
export function ImportProgress({ label }: ImportProgressProps) {
  const { currentData } = useGetCurrentImportQuery(undefined, {
    pollingInterval: pollMs,
    refetchOnMountOrArgChange: true,
  });
  if (currentData?.phase !== 'reading') return <ProgressBar label={label} value={null} max={1} detail="please wait" />;
  const { rowsRead, totalRows } = currentData;
  const detail =
    totalRows === null
      ? `${countText(rowsRead)} rows`
      : `${countText(Math.min(rowsRead, totalRows))} of about ${countText(totalRows)} rows`;
  return <ProgressBar label={label} value={totalRows === null ? null : rowsRead} max={totalRows ?? 1} detail={detail} />;
}
