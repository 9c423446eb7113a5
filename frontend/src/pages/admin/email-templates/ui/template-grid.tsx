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

interface SearchProps {
  search: string;
  shown: number;
  all: number;
  onSearch: (search: string) => void;
}

function Search({ search, shown, all, onSearch }: SearchProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mb: 2 }}>
      <Box sx={{ width: { xs: '100%', sm: 320 } }}>
        <LabeledField
          label="Search templates"
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
      </Box>
      <Typography role="status" color="textSecondary" sx={{ py: 1 }}>
        {shown === all ? `${shown} templates` : `${shown} of ${all} templates`}
      </Typography>
    </Box>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const clear = (
    <Button variant="outlined" onClick={onClear}>
      Clear search
    </Button>
  );
  return (
    <Card>
      <EmptyState icon={<SearchOff />} title="No template matches" action={clear} />
    </Card>
  );
}

const grid = { m: 0, p: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))' } as const;

/** Every template as a card, with a search when there are many. */
export function TemplateGrid({ templates, onCreate, onEdit }: TemplateGridProps) {
  const [params, setParams] = useSearchParams();
  const [toDelete, setToDelete] = useState<Template | null>(null);
  const searchable = templates.length >= searchFrom;
  const search = searchable ? (params.get('q') ?? '') : '';
  const shown = matchingTemplates(templates, search);
  const searchFor = (text: string) => setParams(text === '' ? {} : { q: text }, { replace: true });
  if (templates.length === 0) return <NoTemplates onCreate={onCreate} />;
  return (
    <>
      {searchable && <Search search={search} shown={shown.length} all={templates.length} onSearch={searchFor} />}
      {shown.length === 0 && <NoMatch onClear={() => searchFor('')} />}
      <Box component="ul" className={inOrder} aria-label="Templates" sx={grid}>
        {shown.map((template) => (
          <TemplateCard key={template.id} template={template} onEdit={() => onEdit(template)} onDelete={() => setToDelete(template)} />
        ))}
      </Box>
      {toDelete !== null && <DeleteTemplate template={toDelete} onClose={() => setToDelete(null)} />}
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
