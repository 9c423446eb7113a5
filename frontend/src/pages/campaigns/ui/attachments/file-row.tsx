import type { ReactNode } from 'react';
import AttachFile from '@mui/icons-material/AttachFile';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { AttachedFile } from '@/entities/campaign';
import { sizeText } from '@/shared/lib/figures';
import { attachmentPath } from '../../model/attachments/attachment-path';

interface FileRowProps {
  campaignId: string;
  file: AttachedFile;
  /** What can be done with it. */
  children?: ReactNode;
}

/** One attached file: its name, which downloads it while it is kept, and its size. */
export function FileRow({ campaignId, file, children }: FileRowProps) {
  const { id, name, size, isKept } = file;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
      <AttachFile fontSize="small" color="action" aria-hidden />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {isKept ? (
          <Link href={attachmentPath(campaignId, id)} download={name} color="inherit">
            {name}
          </Link>
        ) : (
          name
        )}{' '}
        <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {isKept ? sizeText(size) : 'deleted after sending'}
        </Box>
      </Box>
      {children}
    </Box>
  );
}
