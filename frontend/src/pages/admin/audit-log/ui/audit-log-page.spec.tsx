import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuditLineDto, AuditPageDto } from '@/shared/api';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { AuditLogPage } from './audit-log-page';

const line = (id: string, over: Partial<AuditLineDto> = {}): AuditLineDto => ({
  id,
  at: '2026-11-21T16:04:12.000Z',
  kind: 'sign_in_failed',
  actor: 'visitor',
  actorId: null,
  actorName: null,
  subjectId: 'a',
  subjectName: 'marcus',
  address: '203.0.113.x',
  detail: {},
  ...over,
});

/** Answers the first page whose key is part of what is asked for. */
function open(pages: Record<string, AuditPageDto>) {
  fakeApi({
    'GET /api/admin/audit-log': ({ query }) => {
      const found = Object.entries(pages).find(([part]) => query.toString().includes(part));
      return { json: found?.[1] ?? { lines: [], next: null } };
    },
  });
  renderPage(<AuditLogPage />);
}

describe('Audit Log', () => {
  it('U-10 lists what happened, by whom and from where, and continues', async () => {
    open({ before: { lines: [line('two', { kind: 'signed_up' })], next: null }, '': { lines: [line('one')], next: 'there' } });
    expect(await screen.findByText('Sign-in failed')).toBeVisible();
    expect(screen.getByText('by someone who was not signed in, about marcus · from 203.0.113.x')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show older entries' }));
    expect(await screen.findByText('Signed up')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show older entries' })).not.toBeInTheDocument();
  });

  it('U-10 filters, and the file has what is shown', async () => {
    open({ 'group=roles': { lines: [line('one', { kind: 'admin_made' })], next: null } });
    expect(await screen.findByText('Nothing matches')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Roles' }));
    expect(await screen.findByText('Made an admin')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Username'), 'marcus');
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute('href', '/api/admin/audit-log.csv?group=roles&user=marcus');
  });
});
