import { useId } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { TemplateText } from '@/entities/campaign';
import { inOrder } from '@/shared/ui/in-order';
import { dayWords } from '@/shared/lib/dates';
import { excerptOf } from '../model/excerpt-of';
import type { Template } from '../model/template';

interface TemplateCardProps {
  template: Template;
  onEdit: () => void;
  onDelete: () => void;
}

function Subject({ subject }: { subject: string }) {
  return (
    <Typography component="div" sx={{ display: 'flex', gap: 0.75, fontSize: '0.875rem' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        Subject:
      </Box>
      <TemplateText text={subject} reader="admin" />
    </Typography>
  );
}

function Foot({ template: { name, createdAt }, onEdit, onDelete }: TemplateCardProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" color="textSecondary" sx={{ flex: 1, whiteSpace: 'nowrap' }}>
        Created <time dateTime={createdAt}>{dayWords(createdAt)}</time>
      </Typography>
      <Button size="small" color="inherit" variant="outlined" aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
      <Button size="small" color="error" variant="outlined" aria-label={`Delete ${name}`} onClick={onDelete}>
        Delete
      </Button>
    </Box>
  );
}

/** One template: what it is for and how it begins. */
export function TemplateCard(props: TemplateCardProps) {
  const id = useId();
  const { name, description, subject, template: text } = props.template;
  return (
    <Card
      component="li"
      className={inOrder}
      aria-labelledby={id}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.25, p: 2, listStyle: 'none' }}
    >
      <div>
        <Typography id={id} variant="h3" component="h2">
          {name}
        </Typography>
        {description !== null && (
          <Typography variant="body2" color="textSecondary">
            {description}
          </Typography>
        )}
      </div>
      {subject !== null && <Subject subject={subject} />}
      <Typography component="div" sx={{ flex: 1, p: 1.5, borderRadius: '10px', bgcolor: 'brand.sunk' }}>
        <TemplateText text={excerptOf(text)} reader="admin" />
      </Typography>
      <Foot {...props} />
    </Card>
  );
}
