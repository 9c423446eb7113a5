import { useState } from 'react';
import NoteAlt from '@mui/icons-material/NoteAltOutlined';
import SearchOff from '@mui/icons-material/SearchOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import { EmptyState } from '@/shared/ui/empty-state';
import { inOrder } from '@/shared/ui/in-order';
import { LabeledField } from '@/shared/ui/labeled-field';
import { matchingTemplates } from '../model/matching-templates';
import type { Template } from '../model/template';
import { DeleteTemplate } from './delete-template';
import { TemplateCard } from './template-card';

interface TemplateGridProps {
  templates: readonly Template[];
  onCreate: () => void;
  onEdit: (template: Template) => void;
}

/** With no more than these, everything is seen at a glance. */
const searchFrom = 9;

/** Every template as a card, with a search when there are many. */
export function TemplateGrid({ templates, onCreate, onEdit }: TemplateGridProps) {
  const [params, setParams] = useSearchParams();
  const [doomed, setDoomed] = useState<Template | null>(null);
  const searchable = templates.length >= searchFrom;
  const search = searchable ? (params.get('q') ?? '') : '';
  const shown = matchingTemplates(templates, search);
  if (templates.length === 0) return <NoTemplates onCreate={onCreate} />;
  return (
    <>
      {searchable && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mb: 2 }}>
          <Box sx={{ width: { xs: '100%', sm: 320 } }}>
            <LabeledField
              label="Search templates"
              type="search"
              autoComplete="off"
              value={search}
              onChange={({ target }) => setParams(target.value === '' ? {} : { q: target.value }, { replace: true })}
            />
          </Box>
          <Typography role="status" color="textSecondary" sx={{ py: 1 }}>
            {shown.length === templates.length ? `${shown.length} templates` : `${shown.length} of ${templates.length} templates`}
          </Typography>
        </Box>
      )}
      {shown.length === 0 && (
        <Card>
          <EmptyState
            icon={<SearchOff />}
            title="No template matches"
            action={
              <Button variant="outlined" onClick={() => setParams({}, { replace: true })}>
                Clear search
              </Button>
            }
          />
        </Card>
      )}
      <Box
        component="ul"
        className={inOrder}
        aria-label="Templates"
        sx={{ m: 0, p: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))' }}
      >
        {shown.map((template) => (
          <TemplateCard key={template.id} template={template} onEdit={() => onEdit(template)} onDelete={() => setDoomed(template)} />
        ))}
      </Box>
      {doomed !== null && <DeleteTemplate template={doomed} onClose={() => setDoomed(null)} />}
    </>
  );
}

function NoTemplates({ onCreate }: Pick<TemplateGridProps, 'onCreate'>) {
  return (
    <Card>
      <EmptyState
        icon={<NoteAlt />}
        title="No Templates Yet"
        action={
          <Button variant="contained" onClick={onCreate}>
            Create Template
          </Button>
        }
      >
        What you write here is offered to every athlete who starts a campaign.
      </EmptyState>
    </Card>
  );
}
