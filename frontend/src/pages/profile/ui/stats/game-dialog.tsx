import { type FormEvent, useId, useState } from 'react';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import type { Game, GameFigureDto } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { type GameForm, gameForm } from '../../model/games/game-form';
import { useSaveGame } from '../../model/games/use-save-game';
import { GameFields } from './game-fields';

interface GameDialogProps {
  /** The game to change; null to add one. */
  game: Game | null;
  figures: readonly GameFigureDto[];
  position: string | null;
  onClose: () => void;
}

/** Adds or changes a game. Nothing typed is lost without a question. */
export function GameDialog({ game, figures, position, onClose }: GameDialogProps) {
  const id = useId();
  const [leaving, setLeaving] = useState(false);
  const form = useForm<GameForm>({ defaultValues: gameForm(game, figures) });
  const save = useSaveGame(game, form.setError);
  const { isDirty, isSubmitting } = form.formState;

  const store = form.handleSubmit(async (typed) => {
    if (await save(typed)) onClose();
  });

  function submit(event: FormEvent): void {
    // The dialog stands inside the form of the page, which is not meant.
    event.stopPropagation();
    void store(event);
  }

  const close = () => (isDirty ? setLeaving(true) : onClose());
  const [title, label, pending] =
    game === null ? ['Add Game Statistics', 'Add Game', 'Adding...'] : ['Edit Game Statistics', 'Save Changes', 'Saving...'];
  return (
    <ResponsiveDialog
      open
      maxWidth="md"
      title={title}
      onClose={close}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="contained" disabled={isSubmitting}>
            {isSubmitting ? pending : label}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <GameFields form={form} figures={figures} position={position} readOnly={isSubmitting} />
      </form>
      <ConfirmDialog
        open={leaving}
        title="Discard what you typed?"
        confirmLabel="Discard"
        destructive
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      >
        This game is not stored yet.
      </ConfirmDialog>
    </ResponsiveDialog>
  );
}
