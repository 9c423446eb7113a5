import type { Game } from '@/shared/api';
import { dayWords } from '@/shared/lib/dates';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { useRemoveGame } from '../../model/games/use-remove-game';

interface DeleteGameProps {
  game: Game;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks for confirmation, then deletes; the toast offers Undo. */
export function DeleteGame({ game, onDeleted, onClose }: DeleteGameProps) {
  const { removing, remove } = useRemoveGame();

  async function confirm(): Promise<void> {
    const gone = await remove(game);
    onClose();
    if (gone) onDeleted();
  }

  return (
    <ConfirmDialog
      open
      title="Delete this game?"
      confirmLabel="Delete game"
      pendingLabel="Deleting..."
      pending={removing}
      destructive
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      The game against {game.opponent} on {dayWords(game.date)} no longer counts in your stats.
    </ConfirmDialog>
  );
}
