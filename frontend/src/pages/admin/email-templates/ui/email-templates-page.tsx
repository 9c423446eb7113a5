import { useState } from 'react';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { ErrorState } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useListAdminEmailTemplatesQuery } from '../api/templates-api';
import type { Template } from '../model/template';
import { TemplateDialog } from './template-dialog';
import { TemplateGrid } from './template-grid';

/** Texts that athletes can start a campaign from. */
export function EmailTemplatesPage() {
  const { data, error, refetch } = useListAdminEmailTemplatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [open, setOpen] = useState<{ template: Template | null } | null>(null);
  const create = () => setOpen({ template: null });
  return (
    <>
      <PageHeader
        title="Email Templates"
        subtitle="What athletes can start a campaign from"
        actions={
          <Button variant="contained" startIcon={<Add />} onClick={create}>
            Create Template
          </Button>
        }
      />
      {data !== undefined && <TemplateGrid templates={data} onCreate={create} onEdit={(template) => setOpen({ template })} />}
      {data === undefined && error !== undefined && (
        <ErrorState title="The templates could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === undefined && <SkeletonList rows={3} rowHeight={220} label="Loading templates" />}
      {open !== null && <TemplateDialog template={open.template} onClose={() => setOpen(null)} />}
    </>
  );
}
