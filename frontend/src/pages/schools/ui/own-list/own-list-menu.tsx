import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import FileUpload from '@mui/icons-material/FileUploadOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { School } from '@/entities/school';
import { exportAddress } from '../../model/own-list/export-address';

interface OwnListMenuProps {
  anchor: HTMLElement;
  /** What the filters leave, in the order of the screen. */
  shown: readonly School[];
  onImport: () => void;
  onClose: () => void;
}

/** Export and import of the athlete's list. */
export function OwnListMenu({ anchor, shown, onImport, onClose }: OwnListMenuProps) {
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
    </Menu>
  );
}
