import { useState } from 'react';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type StaffPageLink, useGetStaffPageLinkQuery } from '@/entities/school';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { searchFor, shortAddress, webAddress } from '../model/page-words';
import type { Subject } from '../model/subject';

interface PageStepProps {
  school: Subject;
  /** Called with the address of the page that is opened. */
  onOpened: (url: string) => void;
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Opens the staff page: the one pasted last, a guess, one that the athlete names, or a search. */
export function PageStep({ school, onOpened }: PageStepProps) {
  const { data, isLoading } = useGetStaffPageLinkQuery(school.id);
  const [typed, setTyped] = useState<string | null>(null);
  if (isLoading) return <SkeletonList rows={1} rowHeight={64} label="Looking for the staff page" />;
  // Without an answer the search still helps.
  const link = data ?? { url: null, from: null, athleticsUrl: null, searchUrl: searchFor(school.name) };
  const url = typed === null ? link.url : webAddress(typed);
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {introOf(link)}
      </Typography>
      <OpenLine link={link} url={url} onOpened={onOpened} />
      {typed === null ? (
        <OtherWays link={link} onCorrect={() => setTyped(link.url ?? '')} />
      ) : (
        <TextField
          fullWidth
          autoFocus
          size="small"
          type="url"
          label="Address of the staff page"
          helperText="We save it when you save coaches from this page."
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => url !== null && onOpened(url)}
          sx={{ mt: 1.5 }}
          slotProps={{ htmlInput: { maxLength: 2_000 } }}
        />
      )}
    </>
  );
}

interface OpenLineProps {
  link: StaffPageLink;
  /** The page as it is known or typed; null while there is none. */
  url: string | null;
  onOpened: (url: string) => void;
}

function OpenLine({ link, url, onOpened }: OpenLineProps) {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Button
          variant="outlined"
          href={url ?? link.searchUrl}
          {...newTab}
          endIcon={<OpenInNew titleAccess="opens a new tab" />}
          onClick={() => url !== null && onOpened(url)}
        >
          {url === null ? 'Search for it' : 'Open staff page'}
        </Button>
        {url === null && link.athleticsUrl !== null && (
          <Link href={link.athleticsUrl} {...newTab}>
            Athletics site
          </Link>
        )}
      </Box>
      {url !== null && (
        <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {shortAddress(url)}
        </Typography>
      )}
    </>
  );
}

function OtherWays({ link, onCorrect }: { link: StaffPageLink; onCorrect: () => void }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 0.5 }}>
      {link.url !== null && (
        <Link href={link.searchUrl} {...newTab} variant="body2" sx={{ py: 1, fontWeight: 640 }}>
          Wrong page? Search for it
        </Link>
      )}
      <Link component="button" type="button" variant="body2" sx={{ py: 1, fontWeight: 640 }} onClick={onCorrect}>
        {link.url === null ? 'Enter its address' : 'Correct the address'}
      </Link>
    </Box>
  );
}

function introOf({ from }: StaffPageLink): string {
  if (from === 'you') return 'The page you entered last time. Opens in a new tab.';
  if (from === 'guess') return 'Opens in a new tab. We haven’t checked this link.';
  return 'We don’t know this school’s staff page. Look for “Football coaches” or “Staff directory” on its athletics site.';
}
