import Box from '@mui/material/Box';
import { useForm, useWatch } from 'react-hook-form';
import type { FilmClipDto } from '@/shared/api';
import { FormDialog } from '@/shared/ui/form-dialog';
import { FormField } from '@/shared/ui/form-field';
import { type ClipForm, useSaveClip } from '../../model/film/use-save-clip';
import { LinkCheck } from './link-check';

interface ClipDialogProps {
  /** The clip to change; null to add one. */
  clip: FilmClipDto | null;
  onClose: () => void;
}

/** Adds or changes a clip. */
export function ClipDialog({ clip, onClose }: ClipDialogProps) {
  const { control, setError, handleSubmit, formState } = useForm<ClipForm>({
    defaultValues: { title: clip?.title ?? '', url: clip?.url ?? '' },
  });
  const url = useWatch({ control, name: 'url' });
  const save = useSaveClip(clip, setError);
  const submit = handleSubmit(async (typed) => {
    if (await save(typed)) onClose();
  });

  return (
    <FormDialog
      title={clip === null ? 'Add Clip' : 'Edit Clip'}
      submitLabel="Save Clip"
      pending={formState.isSubmitting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <FormField control={control} name="title" label="Title" hint="Such as Junior season highlights" autoFocus />
        <FormField
          control={control}
          name="url"
          label="Link"
          hint="A video at Hudl, YouTube or Vimeo plays in place; any other link opens its page."
          inputProps={{ inputMode: 'url' }}
        />
        <LinkCheck url={url} name="this clip" />
      </Box>
    </FormDialog>
  );
}
