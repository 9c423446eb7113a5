import { useState } from 'react';
import Alert from '@mui/material/Alert';
import type { School } from '@/entities/school';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { useToast } from '@/shared/ui/toast';
import { importWords } from '../model/import-words';
import { useAddCoaches } from '../model/use-add-coaches';
import { PasteStep } from './paste-step';
import { PeopleStep } from './people-step';
import { SaveBar } from './save-bar';

interface AddCoachesDialogProps {
  school: School;
  onClose: () => void;
  /** Adds one coach by typing instead. */
  onByHand: () => void;
}

/** Takes the coaches of a school from its staff page, which the athlete copies. */
export function AddCoachesDialog({ school, onClose, onByHand }: AddCoachesDialogProps) {
  const flow = useAddCoaches(school.id);
  const [sourceUrl, setSourceUrl] = useState('');
  const toast = useToast();
  const { rows } = flow;

  async function save(): Promise<void> {
    const result = await flow.save(sourceUrl);
    if (result === null) return;
    toast({ title: 'Coaches Saved', description: importWords(result) });
    onClose();
  }

  return (
    <ResponsiveDialog
      open
      title={`Add coaches: ${school.name}`}
      maxWidth="md"
      onClose={onClose}
      {...(rows ? { actions: <SaveBar rows={rows} busy={flow.busy} onSave={() => void save()} /> } : {})}
    >
      {rows ? (
        <PeopleStep rows={rows} flow={flow} sourceUrl={sourceUrl} onSourceUrl={setSourceUrl} />
      ) : (
        <PasteStep school={school} busy={flow.busy} onPaste={(page) => void flow.read(page)} onByHand={onByHand} />
      )}
      {flow.failure !== null && (
        <Alert severity="error" variant="outlined" role="alert" sx={{ mt: 2 }}>
          {flow.failure}
        </Alert>
      )}
    </ResponsiveDialog>
  );
}
