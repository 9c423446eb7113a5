import type { StaffImport } from '@/entities/school';

const coaches = (count: number): string => (count === 1 ? '1 coach' : `${count} coaches`);

/** What saving the people of a page did, in sentences. */
export function importWords(result: StaffImport): string {
  const { added, updated, unchanged, inDirectory, changedByYou, notOnPage } = result;
  const sentences = [
    added > 0 && `${coaches(added)} added.`,
    updated > 0 && `${coaches(updated)} updated.`,
    unchanged > 0 && `${coaches(unchanged)} unchanged.`,
    inDirectory > 0 && `${coaches(inDirectory)} already in the directory.`,
    changedByYou.length > 0 && `Kept as you edited them: ${changedByYou.join(', ')}.`,
    notOnPage.length > 0 && `Not on the page any more: ${notOnPage.join(', ')}.`,
  ].filter((sentence) => sentence !== false);
  return sentences.length > 0 ? sentences.join(' ') : 'Nothing to save.';
}
