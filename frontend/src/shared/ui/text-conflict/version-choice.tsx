import { OtherVersionNote } from './other-version-note';
import { TextConflictDialog } from './text-conflict-dialog';
import type { TwoVersionsControl } from './two-versions-control';

interface VersionChoiceProps {
  versions: TwoVersionsControl;
  /** Saves what is in the form over the text with this revision. */
  onSave: (revision: number) => void;
}

/** The note about a kept version, and the comparison when it is opened. */
export function VersionChoice({ versions, onSave }: VersionChoiceProps) {
  function saveMine(): void {
    const revision = versions.keepMine();
    if (revision !== null) onSave(revision);
  }

  const { shown, other, compare, discard, useTheirs, merge, close } = versions;
  return (
    <>
      {other !== null && <OtherVersionNote onCompare={compare} onDiscard={discard} />}
      {shown !== null && (
        <TextConflictDialog
          title={shown.refused ? 'This text was changed elsewhere' : 'Compare two versions'}
          fields={shown.fields}
          onKeepMine={saveMine}
          onUseTheirs={useTheirs}
          onMerge={() => void merge()}
          onClose={close}
        />
      )}
    </>
  );
}
