import { type Dispatch, type SetStateAction, useCallback, useDeferredValue, useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Recipient } from '@/entities/campaign';
import { countOf } from '@/shared/lib/figures';
import type { Grouping } from '../../../model/flow/recipient-sections';
import { selection } from '../../../model/flow/selection';
import { useRecipientSections } from '../../../model/flow/use-recipient-sections';
import { PickToolbar } from './pick-toolbar';
import { RecipientSectionList } from './recipient-section-list';

interface PickStepProps {
  recipients: readonly Recipient[];
  picked: ReadonlySet<number>;
  onPick: Dispatch<SetStateAction<ReadonlySet<number>>>;
}

/** Groups drawn at once: by role there are three, by school there may be hundreds. */
const page = 30;

/** Who gets the email: by role or by school, searchable, each group at once or one by one. */
export function PickStep({ recipients, picked, onPick }: PickStepProps) {
  const [grouping, setGrouping] = useState<Grouping>('role');
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(page);
  const words = useDeferredValue(search);
  const sections = useRecipientSections(recipients, grouping, words);
  const visible = sections.flatMap((section) => section.recipients);
  const open = visible.filter(selection.isOpen);
  const all = selection.stateOf(visible, picked) === 'all';

  const toggle = useCallback((recipient: Recipient) => onPick((before) => selection.toggle(before, recipient)), [onPick]);
  const toggleAll = useCallback((some: readonly Recipient[]) => onPick((before) => selection.toggleAll(before, some)), [onPick]);

  return (
    <>
      <PickToolbar
        search={search}
        onSearch={setSearch}
        grouping={grouping}
        onGroup={setGrouping}
        selectLabel={all ? 'Clear' : `Select all ${open.length}`}
        selectable={open.length > 0}
        onSelect={() => toggleAll(visible)}
      />
      {visible.length === 0 ? (
        <Typography color="textSecondary" sx={{ py: 4, textAlign: 'center' }}>
          No coach matches “{search}”. Try a name, a title or a school.
        </Typography>
      ) : (
        sections
          .slice(0, shown)
          .map((section) => (
            <RecipientSectionList key={section.key} section={section} picked={picked} onToggle={toggle} onToggleAll={toggleAll} />
          ))
      )}
      {sections.length > shown && (
        <Button color="inherit" onClick={() => setShown(shown + page)}>
          Show more of {countOf(sections.length, 'school')}
        </Button>
      )}
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {countOf(picked.size, 'coach', 'coaches')} picked
      </Typography>
    </>
  );
}
