import { useForm } from 'react-hook-form';
import type { Game, GameFigureDto } from '@/shared/api';
import { FormDialog } from '@/shared/ui/form-dialog';
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

const words = {
  new: { title: 'Add Game Statistics', submitLabel: 'Add Game', pendingLabel: 'Adding...' },
  change: { title: 'Edit Game Statistics', submitLabel: 'Save Changes', pendingLabel: 'Saving...' },
} as const;
const unsaved = { title: 'Discard what you typed?', words: 'This game is not stored yet.' };

/** Adds or changes a game. Nothing typed is lost without a question. */
export function GameDialog({ game, figures, position, onClose }: GameDialogProps) {
  const form = useForm<GameForm>({ defaultValues: gameForm(game, figures) });
  const save = useSaveGame(game, form.setError);
  const { isDirty, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (typed) => {
    if (await save(typed)) onClose();
  });

  return (
    <FormDialog
      {...words[game === null ? 'new' : 'change']}
      maxWidth="md"
      pending={isSubmitting}
      unsaved={isDirty ? unsaved : undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <GameFields form={form} figures={figures} position={position} readOnly={isSubmitting} />
    </FormDialog>
  );
}
