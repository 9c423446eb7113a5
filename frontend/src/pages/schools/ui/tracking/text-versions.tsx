import { mergeVersions, OtherVersionNote, TextConflictDialog } from '@/shared/ui/text-conflict';
import type { ComparedVersions } from './use-text-versions';

interface TextVersionsProps {
  label: string;
  /** What is in the field. */
  text: string;
  versions: ComparedVersions;
  /** Stores a text over the stored one that was seen. */
  onPut: (text: string, stored?: string) => Promise<void>;
  onType: (text: string, stored?: string) => void;
}

/** The note about a kept version, and the comparison when it is opened. */
export function TextVersions({ label, text, versions, onPut, onType }: TextVersionsProps) {
  const { compared, hasOther, compareKept, choose, close, discard } = versions;
  const note = hasOther && <OtherVersionNote onCompare={compareKept} onDiscard={discard} />;
  if (compared === null) return note;
  const { theirs, stored } = compared;
  return (
    <>
      {note}
      <TextConflictDialog
        title={stored === undefined ? 'Compare two versions' : 'This text was changed elsewhere'}
        fields={[{ name: 'text', label, mine: text, theirs }]}
        onKeepMine={() => {
          choose(theirs);
          void onPut(text, stored);
        }}
        onUseTheirs={() => {
          choose(text);
          void onPut(theirs, stored);
        }}
        onMerge={() => {
          choose(theirs);
          void mergeVersions(text, theirs).then((both) => onType(both, stored));
        }}
        onClose={close}
      />
    </>
  );
}
