import Button from '@mui/material/Button';
import { useAddContactMutation } from '@/entities/school';
import { useToast } from '@/shared/ui/toast';
import type { Subject } from '../model/subject';
import { ContactForm } from './contact-form';

interface ByHandStepProps {
  school: Subject;
  onAdded: () => void;
  onBack: () => void;
}

/** One coach, typed: for a school without a staff page. */
export function ByHandStep({ school, onAdded, onBack }: ByHandStepProps) {
  const [addContact] = useAddContactMutation();
  const toast = useToast();
  return (
    <>
      <Button color="inherit" onClick={onBack} sx={{ ml: -1 }}>
        Paste the staff page instead
      </Button>
      <ContactForm
        heading={`Add a contact at ${school.name}`}
        submitLabel="Add contact"
        onSubmit={async (draft) => {
          await addContact({ schoolId: school.id, ...draft }).unwrap();
          toast({ title: 'Contact Added', description: `${draft.name} is on your list for ${school.name}.` });
          onAdded();
        }}
        onCancel={onBack}
      />
    </>
  );
}
