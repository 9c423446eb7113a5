import { type FormEvent, useId } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm, useWatch } from 'react-hook-form';
import type { FilmClipDto } from '@/shared/api';
import { FormField } from '@/shared/ui/form-field';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { type ClipForm, useSaveClip } from '../../model/film/use-save-clip';
import { LinkCheck } from './link-check';

interface ClipDialogProps {
  /** The clip to change; null to add one. */
  clip: FilmClipDto | null;
  onClose: () => void;
}

/** Adds or changes a clip. */
export function ClipDialog({ clip, onClose }: ClipDialogProps) {
  const id = useId();
  const form = useForm<ClipForm>({ defaultValues: { title: clip?.title ?? '', url: clip?.url ?? '' } });
  const url = useWatch({ control: form.control, name: 'url' });
  const save = useSaveClip(clip, form.setError);
  const { isSubmitting } = form.formState;
  const store = form.handleSubmit(async (typed) => {
    if (await save(typed)) onClose();
  });

  function submit(event: FormEvent): void {
    // The dialog stands inside the form of the page, which is not meant.
    event.stopPropagation();
    void store(event);
  }

  return (
    <ResponsiveDialog
      open
      title={clip === null ? 'Add Clip' : 'Edit Clip'}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="contained" disabled={isSubmitting}>
            {isSubmitting ? 'Saving...' : 'Save Clip'}
          </Button>
        </>
      }
    >
      <Box component="form" id={id} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        <FormField control={form.control} name="title" label="Title" hint="Such as Junior season highlights" autoFocus />
        <FormField
          control={form.control}
          name="url"
          label="Link"
          hint="A video at Hudl, YouTube or Vimeo plays in place; any other link opens its page."
          inputProps={{ inputMode: 'url' }}
        />
        <LinkCheck url={url} name="this clip" />
      </Box>
    </ResponsiveDialog>
  );
}
