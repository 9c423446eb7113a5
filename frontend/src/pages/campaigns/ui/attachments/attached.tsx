import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useGetAttachmentsQuery } from '@/entities/campaign';
import { FileRow } from './file-row';

interface AttachedProps {
  campaignId: string;
  /** What to know about them. */
  note?: string;
}

/** The attachments of a campaign's emails, to read and download. Renders nothing when there are none. */
export function Attached({ campaignId, note }: AttachedProps) {
  const { data } = useGetAttachmentsQuery(campaignId);
  if (!data || (data.files.length === 0 && !data.attachesProfile)) return null;
  return (
    <Box component="section" aria-label="Attachments">
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        Attachments
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.attachesProfile && (
          <Box component="li" sx={{ minHeight: 44, display: 'flex', alignItems: 'center' }}>
            <Link href="/api/user/resume.pdf" download color="inherit">
              Your profile (PDF)
            </Link>
          </Box>
        )}
        {data.files.map((file) => (
          <FileRow key={file.id} campaignId={campaignId} file={file} />
        ))}
      </Box>
      {note !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      )}
    </Box>
  );
}
