import Box from '@mui/material/Box';
import { useController, useForm } from 'react-hook-form';
import type { NextGameDto } from '@/shared/api';
import { FormDialog } from '@/shared/ui/form-dialog';
import { FormField } from '@/shared/ui/form-field';
import { LabeledSelect } from '@/shared/ui/labeled-select';
import { nextGameForm, type NextGameForm, useSaveNextGame } from '../../model/next-games/use-save-next-game';

interface NextGameDialogProps {
  /** The game to change; null to add one. */
  game: NextGameDto | null;
  onClose: () => void;
}

const venues = [
  { value: 'home', label: 'Home' },
  { value: 'away', label: 'Away' },
  { value: 'neutral', label: 'Neutral field' },
] as const;

const unsaved = { title: 'Discard what you typed?', words: 'This game is not stored yet.' };

/** Adds or changes a game to come. */
export function NextGameDialog({ game, onClose }: NextGameDialogProps) {
  const { control, setError, handleSubmit, formState } = useForm<NextGameForm>({ defaultValues: nextGameForm(game) });
  const { field: venue } = useController({ control, name: 'venue' });
  const save = useSaveNextGame(game, setError);
  const submit = handleSubmit(async (typed) => {
    if (await save(typed)) onClose();
  });

  return (
    <FormDialog
      title={game === null ? 'Add Next Game' : 'Edit Next Game'}
      submitLabel="Save Game"
      pending={formState.isSubmitting}
      unsaved={formState.isDirty ? unsaved : undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <FormField control={control} name="opponent" label="Opponent" autoFocus inputProps={{ maxLength: 100 }} />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
          <FormField control={control} name="date" label="Day" type="date" />
          <FormField control={control} name="time" label="Time (optional)" type="time" />
        </Box>
        <LabeledSelect stacked label="Where" value={venue.value} options={venues} onChange={venue.onChange} />
        <FormField
          control={control}
          name="place"
          label="Place (optional)"
          hint="A stadium or a town. Leave it empty if you would rather not say."
          inputProps={{ maxLength: 100 }}
        />
      </Box>
    </FormDialog>
  );
}
