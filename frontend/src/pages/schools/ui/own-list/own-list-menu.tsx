import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import FileUpload from '@mui/icons-material/FileUploadOutlined';
import Undo from '@mui/icons-material/Undo';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { School } from '@/entities/school';
import { dayWords } from '@/shared/lib/dates';
import { countOf } from '@/shared/lib/figures';
import { useLastOwnListImportQuery } from '../../api/own-list-api';
import { exportAddress } from '../../model/own-list/export-address';

interface OwnListMenuProps {
  anchor: HTMLElement;
  /** What the filters leave, in the order of the screen. */
  shown: readonly School[];
  onImport: () => void;
  /** `schools`: how many the last import changed. */
  onUndo: (schools: number) => void;
  onClose: () => void;
}

/** Export and import of the athlete's list, and the way back. */
export function OwnListMenu({ anchor, shown, onImport, onUndo, onClose }: OwnListMenuProps) {
  const { last } = useLastOwnListImportQuery().data ?? { last: null };
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': 'My list' } }}>
      <MenuItem component="a" href={exportAddress(shown)} download disabled={shown.length === 0} onClick={onClose}>
        <ListItemIcon>
          <FileDownload fontSize="small" />
        </ListItemIcon>
        Export {shown.length === 1 ? 'this school' : `these ${shown.length} schools`}
      </MenuItem>
      <MenuItem onClick={onImport}>
        <ListItemIcon>
          <FileUpload fontSize="small" />
        </ListItemIcon>
        Import a spreadsheet
      </MenuItem>
      {last !== null && (
        <MenuItem onClick={() => onUndo(last.schools)}>
          <ListItemIcon>
            <Undo fontSize="small" />
          </ListItemIcon>
          <ListItemText primary="Undo last import" secondary={`${dayWords(last.at)}, ${countOf(last.schools, 'school')}`} />
        </MenuItem>
      )}
    </Menu>
  );
}
