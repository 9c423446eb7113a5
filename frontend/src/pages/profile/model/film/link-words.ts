import type { LinkAnswerDto } from '@/shared/api';
import type { PillTone } from '@/shared/ui/status-pill';

/** The answer of a check in a word. */
export const linkWords: Record<LinkAnswerDto['answer'], { word: string; tone: PillTone }> = {
  ok: { word: 'Works', tone: 'good' },
  not_found: { word: 'Not found', tone: 'bad' },
  unreachable: { word: 'No answer', tone: 'next' },
  refused: { word: 'Access denied', tone: 'next' },
};
