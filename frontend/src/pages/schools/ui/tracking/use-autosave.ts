import { useEffect, useEffectEvent, useState } from 'react';
import { otherVersion } from '@/shared/ui/text-conflict';
import type { TextSave } from '../../model/tracking/text-save';

type State = 'rest' | 'saving' | 'saved' | 'failed';

interface AutosaveOptions {
  /** What is stored; undefined while that is not known. */
  value: string | undefined;
  /** Storage key for a text that could not be stored because of a conflict. */
  storageKey: string;
  onSave: TextSave;
  /** Called with the stored text when it was not overwritten. */
  onConflict: (stored: string) => void;
}

/** What is being typed, and the stored text that it was typed over. */
interface Draft {
  text: string;
  before: string;
}

/** A text that is stored when its field is left. A text that was changed elsewhere is not overwritten unseen. */
export function useAutosave({ value, storageKey, onSave, onConflict }: AutosaveOptions) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [state, setState] = useState<State>('rest');
  const before = draft?.before ?? value ?? '';

  async function store(written: Draft): Promise<void> {
    setState('saving');
    const outcome = await onSave(written.text, written.before);
    setState(outcome.kind === 'saved' ? 'saved' : 'failed');
    if (outcome.kind === 'conflict') {
      // The field may be unmounted by now: then the versions are compared when it is mounted again.
      otherVersion.put(storageKey, { text: written.text });
      onConflict(outcome.stored);
    }
    // What was typed since then is not stored yet.
    if (outcome.kind !== 'saved') return;
    setDraft((now) => (now === written || now === null ? null : { ...now, before: written.text.trim() }));
  }

  const saveOnTheWayOut = useEffectEvent(() => {
    if (state !== 'saving' && draft !== null && value !== undefined && draft.text.trim() !== value) void store(draft);
  });
  useEffect(() => () => saveOnTheWayOut(), []);

  function type(text: string, over = before): Draft {
    const typed = { text, before: over };
    setDraft(typed);
    setState('rest');
    return typed;
  }

  return {
    text: draft?.text ?? value ?? '',
    state,
    /** Puts a text into the field; `over` is the stored text that it may replace. */
    type,
    /** Puts a text into the field and stores it. */
    put: (text: string, over = before) => store(type(text, over)),
    async save(): Promise<void> {
      if (draft === null || value === undefined) return;
      if (draft.text.trim() === value) setDraft(null);
      else await store(draft);
    },
  };
}
