import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDocumentTitle, useHeadingFocus } from '@/shared/routes';

interface PageHeaderProps {
  title: string;
  /** Name of the browser tab; the title when left out. */
  documentTitle?: string;
  subtitle?: ReactNode;
  /** Small things before the title, such as a link back. */
  before?: ReactNode;
  actions?: ReactNode;
}

/** The one main heading of a page. It names the tab and takes the focus after a navigation. */
export function PageHeader({ title, documentTitle, subtitle, before, actions }: PageHeaderProps) {
  useDocumentTitle(documentTitle ?? title);
  const heading = useHeadingFocus();
  return (
    <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mb: { xs: 2, md: 3 } }}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        {before}
        <Typography variant="h1" ref={heading} tabIndex={-1}>
          {title}
        </Typography>
        {subtitle !== undefined && (
          <Typography component="div" color="textSecondary" sx={{ mt: 0.5 }}>
            {subtitle}
          </Typography>
        )}
      </Box>
      {actions !== undefined && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
    </Box>
  );
}
