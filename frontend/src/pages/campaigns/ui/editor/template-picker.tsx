import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type EmailTemplate, TemplateText, useGetEmailTemplatesQuery } from '@/entities/campaign';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';

interface TemplatePickerProps {
  onUse: (template: EmailTemplate) => void;
}

const item = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  p: 1.5,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
} as const;

function Preview({ template: { subject, template } }: { template: EmailTemplate }) {
  return (
    <Box sx={{ flexBasis: '100%', pt: 1, borderTop: 1, borderColor: 'divider' }}>
      {subject !== null && (
        <Box sx={{ mb: 1 }}>
          <Typography variant="body2" color="textSecondary">
            Subject
          </Typography>
          <TemplateText text={subject} />
        </Box>
      )}
      <TemplateText text={template} />
    </Box>
  );
}

function Name({ template: { name, description } }: { template: EmailTemplate }) {
  return (
    <Box sx={{ flex: { xs: '1 1 120px', md: '1 1 100%' } }}>
      <Typography component="h4" sx={{ fontWeight: 640 }}>
        {name}
      </Typography>
      {description && (
        <Typography variant="body2" color="textSecondary">
          {description}
        </Typography>
      )}
    </Box>
  );
}

function TemplateItem({ template, onUse }: { template: EmailTemplate } & TemplatePickerProps) {
  const [shown, setShown] = useState(false);
  return (
    <Box component="li" sx={item}>
      <Name template={template} />
      <Box sx={{ display: 'flex', gap: 0.5, '& .MuiButton-root': { minHeight: { xs: 44, md: 36 } } }}>
        <Button size="small" variant="outlined" aria-label={`Use template: ${template.name}`} onClick={() => onUse(template)}>
          Use
        </Button>
        <Button
          size="small"
          color="inherit"
          aria-expanded={shown}
          aria-label={`Preview template: ${template.name}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Preview'}
        </Button>
      </Box>
      {shown && <Preview template={template} />}
    </Box>
  );
}

/** Texts that the admins wrote, to start from; without any, nothing is shown. */
export function TemplatePicker({ onUse }: TemplatePickerProps) {
  const { data, error, refetch } = useGetEmailTemplatesQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data?.length === 0) return null;
  return (
    <Box component="section" aria-label="Start from a template" sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
      <Typography variant="h3">Start from a template</Typography>
      {data === undefined && error !== undefined && (
        <ErrorState title="The templates could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === undefined && <SkeletonList rows={3} rowHeight={92} label="Loading templates" />}
      {data !== undefined && (
        <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1 }}>
          {data.map((template) => (
            <TemplateItem key={template.id} template={template} onUse={onUse} />
          ))}
        </Box>
      )}
    </Box>
  );
}
