import { useState } from 'react';
import Alert from '@mui/material/Alert';
import { useNavigate } from 'react-router';
import { paths } from '@/shared/routes';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { useToast } from '@/shared/ui/toast';
import { importWords } from '../model/import-words';
import type { Subject } from '../model/subject';
import { useAddCoaches } from '../model/use-add-coaches';
import { ByHandStep } from './by-hand-step';
import { OfferField } from './offer-field';
import { PasteStep } from './paste-step';
import { PeopleStep } from './people-step';
import { SaveBar } from './save-bar';

interface AddCoachesDialogProps {
  school: Subject;
  onClose: () => void;
  /** An email is being written already: nothing leads to a new one. */
  isWriting?: boolean;
  /** Called after coaches were saved, before `onClose`. */
  onAdded?: (schoolId: number) => void;
}

/** Takes the coaches of a school from its staff page, which the athlete copies, or one by typing. */
export function AddCoachesDialog({ school, isWriting, onClose, onAdded }: AddCoachesDialogProps) {
  const flow = useAddCoaches(school.id);
  const [sourceUrl, setSourceUrl] = useState('');
  const [offerToAll, setOfferToAll] = useState(false);
  const [byHand, setByHand] = useState(false);
  const toast = useToast();
  const navigate = useNavigate();
  const { rows } = flow;
  const asked = flow.notices.some(({ code }) => code === 'other_school');

  function end(): void {
    onAdded?.(school.id);
    onClose();
  }

  async function save(next?: 'write'): Promise<void> {
    const result = await flow.save({ sourceUrl, offerToAll });
    if (result === null) return;
    toast({ title: 'Coaches Saved', description: `${importWords(result)}${offerToAll ? ' An admin will check them for everyone.' : ''}` });
    end();
    if (next === 'write') await navigate(paths.newCampaignTo(...result.coachIds));
  }

  const bar = rows && (
    <SaveBar
      rows={rows}
      busy={flow.busy}
      asked={asked}
      onSave={() => void save()}
      isWriting={Boolean(isWriting)}
      onWrite={() => void save('write')}
    />
  );
  return (
    <ResponsiveDialog open title={`Add coaches: ${school.name}`} maxWidth="md" onClose={onClose} {...(bar ? { actions: bar } : {})}>
      {rows !== null && (
        <>
          <PeopleStep rows={rows} flow={flow} sourceUrl={sourceUrl} onSourceUrl={setSourceUrl} />
          <OfferField ticked={offerToAll} onTick={setOfferToAll} />
        </>
      )}
      {rows === null && byHand && <ByHandStep school={school} onAdded={end} onBack={() => setByHand(false)} />}
      {rows === null && !byHand && (
        <PasteStep
          school={school}
          busy={flow.busy}
          onOpened={setSourceUrl}
          onPaste={(page) => void flow.read(page)}
          onByHand={() => setByHand(true)}
        />
      )}
      {flow.failure !== null && !byHand && (
        <Alert key={flow.failure} ref={bringIntoView} severity="error" variant="outlined" role="alert" sx={{ mt: 2 }}>
          {flow.failure}
        </Alert>
      )}
    </ResponsiveDialog>
  );
}

/** What is long on a phone shows its top; why nothing came of a paste is below it. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
