import type { ImportRecordDto } from '@/shared/api';
import type { PillTone } from '@/shared/ui/status-pill';

/** The state of an import in a word. */
export const importStatus: Readonly<Record<ImportRecordDto['status'], { word: string; tone: PillTone }>> = {
  running: { word: 'running', tone: 'info' },
  applied: { word: 'imported', tone: 'good' },
  tried: { word: 'checked only', tone: 'neutral' },
  refused: { word: 'refused', tone: 'bad' },
  failed: { word: 'failed', tone: 'bad' },
  undone: { word: 'undone', tone: 'neutral' },
};
