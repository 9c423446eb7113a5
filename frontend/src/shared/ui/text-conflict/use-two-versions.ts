import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useToast } from '@/shared/ui/toast';
import { formTexts, type TextField } from './form-texts';
import { mergeVersions } from './merge-versions';
import type { TwoVersionsControl } from './two-versions-control';
import { useOtherVersion } from './use-other-version';

interface TwoVersionsOptions<T extends FieldValues> {
  form: Pick<UseFormReturn<T>, 'getValues' | 'setValue' | 'reset'>;
  /** The storage key of the version that was not chosen. */
  storageKey: string;
  labels: Readonly<Record<TextField<T>, string>>;
  /** The field that may receive both versions; in the other fields mine is used. */
  longText: TextField<T>;
  /** Called with the revision of the stored text once the person has chosen: the next save may replace it. */
  onDecide: (revision: number) => void;
}

interface Shown {
  theirs: Readonly<Record<string, string>>;
  /** The revision of the stored text that a save did not overwrite; null when two kept versions are compared. */
  revision: number | null;
}

const merged = { title: 'Both versions are in the text', description: 'Delete what you don’t need, then save.' };

/** Shows two versions of the texts of a form, takes the choice, and keeps the one that was not chosen. */
export function useTwoVersions<T extends FieldValues>(options: TwoVersionsOptions<T>) {
  const { form, storageKey, labels, longText, onDecide } = options;
  const toast = useToast();
  const { other, keep, discard } = useOtherVersion(storageKey);
  const [shown, setShown] = useState<Shown | null>(null);
  const names = Object.keys(labels) as TextField<T>[];
  const texts = formTexts(form, names);

  function fieldsOf(theirs: Shown['theirs']) {
    const mine = texts.all();
    return names.map((name) => ({ name, label: labels[name], mine: mine[name] ?? '', theirs: theirs[name] ?? '' }));
  }

  function decide(kept: Shown['theirs'], { revision }: Shown): void {
    if (revision !== null) onDecide(revision);
    keep(kept);
    setShown(null);
  }

  const control: TwoVersionsControl = {
    other,
    discard,
    shown: shown && { fields: fieldsOf(shown.theirs), refused: shown.revision !== null },
    compare: () => other && setShown({ theirs: other, revision: null }),
    close: () => setShown(null),
    keepMine() {
      if (shown !== null) decide(shown.theirs, shown);
      return shown && shown.revision;
    },
    useTheirs() {
      if (shown === null) return;
      decide(texts.all(), shown);
      if (shown.revision === null) texts.putAll(shown.theirs);
      else texts.resetTo(shown.theirs);
    },
    async merge() {
      if (shown === null) return;
      const both = await mergeVersions(texts.all()[longText] ?? '', shown.theirs[longText] ?? '');
      decide(shown.theirs, shown);
      texts.put(longText, both);
      toast(merged);
    },
  };
  /** Call when the server refused to overwrite `stored`. */
  const refuse = (stored: Readonly<Record<TextField<T>, string>>, revision: number) =>
    setShown({ theirs: Object.fromEntries(names.map((name) => [name, stored[name]])), revision });
  return { ...control, refuse };
}
