import { memo, useState } from 'react';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Button from '@mui/material/Button';
import type { School } from '@/entities/school';
import { laterPart } from '@/shared/lib/later-part';

const ImportListDialog = laterPart(async () => (await import('./import-list-dialog')).ImportListDialog);
const UndoListImport = laterPart(async () => (await import('./undo-list-import')).UndoListImport);
const OwnListMenu = laterPart(async () => (await import('./own-list-menu')).OwnListMenu);

interface OwnListButtonsProps {
  /** What the filters leave, in the order of the screen. */
  shown: readonly School[];
}

/** The athlete's list out as CSV and in again. */
export function OwnListButtons({ shown }: OwnListButtonsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [importing, setImporting] = useState(false);
  const [undoing, setUndoing] = useState<number | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <MenuButton open={anchor !== null} onOpen={setAnchor} />
      {anchor !== null && (
        <OwnListMenu
          anchor={anchor}
          shown={shown}
          onImport={() => {
            close();
            setImporting(true);
          }}
          onUndo={(schools) => {
            close();
            setUndoing(schools);
          }}
          onClose={close}
        />
      )}
      {undoing !== null && <UndoListImport schools={undoing} onUndone={() => setUndoing(null)} onClose={() => setUndoing(null)} />}
      {importing && <ImportListDialog onClose={() => setImporting(false)} />}
    </>
  );
}

interface MenuButtonProps {
  open: boolean;
  onOpen: (anchor: HTMLElement) => void;
}

/** Memoized, so that typing in the search does not render it again. */
const MenuButton = memo(function MenuButton({ open, onOpen }: MenuButtonProps) {
  return (
    <Button
      color="inherit"
      variant="outlined"
      endIcon={<KeyboardArrowDown />}
      aria-haspopup="menu"
      aria-expanded={open}
      onClick={(event) => onOpen(event.currentTarget)}
      sx={{ bgcolor: 'background.paper' }}
    >
      My list
    </Button>
  );
});
