import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import type { Template } from '../model/template';
import { EmailTemplatesPage } from './email-templates-page';

const list = 'GET /api/admin/email-templates';
const placeholders: FakeRoutes = {
  'GET /api/user/placeholders': {
    json: [{ name: 'coach_last_name', label: 'Coach’s last name', about: 'coach', example: 'Dummett', value: null, isEmpty: false }],
  },
};

const template = (number: number, over: Partial<Template> = {}): Template => ({
  id: `template-${number}`,
  name: `Introduction ${number}`,
  description: 'The first mail',
  subject: null,
  template: 'Coach {{coach_last_name}}, I play receiver.',
  revision: 1,
  createdAt: '2026-11-21T14:41:00.000Z',
  ...over,
});

function open(routes: FakeRoutes) {
  const person = userEvent.setup();
  const asked = fakeApi(Object.assign(routes, placeholders));
  renderPage(<EmailTemplatesPage />);
  return { person, asked, sent: (method: string) => asked.filter((request) => request.method === method) };
}

describe('EmailTemplatesPage', () => {
  it('T-01 a card shows the first 200 characters and the day of creation', async () => {
    open({ [list]: { json: [template(1, { template: `${'x'.repeat(200)}hidden` })] } });
    const card = await screen.findByRole('listitem', { name: 'Introduction 1' });
    expect(within(card).getByText(`${'x'.repeat(200)}…`)).toBeVisible();
    expect(within(card).getByText('Nov 21, 2026')).toBeVisible();
  });

  it('T-01 without any it says "No Templates Yet" and offers to create one', async () => {
    const { person } = open({ [list]: { json: [] } });
    const heading = await screen.findByRole('heading', { name: 'No Templates Yet' });
    expect(heading).toBeVisible();
    await person.click(screen.getAllByRole('button', { name: 'Create Template' })[1] as HTMLElement);
    expect(screen.getByRole('dialog', { name: 'Create Email Template' })).toBeVisible();
  });

  it('T-01 a new template needs a name and content; an empty description is left out', async () => {
    const { person, sent } = open({ [list]: { json: [] }, 'POST /api/admin/email-templates': { status: 201, json: template(1) } });
    await screen.findByRole('heading', { name: 'No Templates Yet' });
    await person.click(screen.getAllByRole('button', { name: 'Create Template' })[0] as HTMLElement);
    const dialog = screen.getByRole('dialog');
    await person.click(within(dialog).getByRole('button', { name: 'Create Template' }));
    expect(await within(dialog).findByText('Please give the template a name.')).toBeVisible();
    expect(within(dialog).getByText('Please write the content.')).toBeVisible();
    await person.type(within(dialog).getByLabelText('Template name'), ' Hello ');
    await person.type(within(dialog).getByLabelText('Content'), 'Coach ');
    await person.click(within(dialog).getByRole('button', { name: 'Insert: Coach’s last name' }));
    await person.click(within(dialog).getByRole('button', { name: 'Create Template' }));
    expect(await screen.findByText('Template created successfully!')).toBeVisible();
    expect(sent('POST').map(({ body }) => body)).toEqual([{ name: 'Hello', template: 'Coach {{coach_last_name}}' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('C-05 a template may bring a subject: typed, sent, and shown on its card', async () => {
    const { person, sent } = open({
      [list]: { json: [template(1, { subject: 'Summer camp' })] },
      'POST /api/admin/email-templates': { status: 201, json: template(2) },
    });
    expect(within(await screen.findByRole('listitem', { name: 'Introduction 1' })).getByText('Summer camp')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Create Template' }));
    await person.type(screen.getByLabelText('Template name'), 'Film');
    await person.type(screen.getByLabelText('Subject (optional)'), 'New film');
    await person.type(screen.getByLabelText('Content'), 'Coach');
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create Template' }));
    await waitFor(() => expect(sent('POST').map(({ body }) => body)).toEqual([{ name: 'Film', subject: 'New film', template: 'Coach' }]));
  });

  it('T-01 a template is changed', async () => {
    const { person, sent } = open({
      [list]: { json: [template(1)] },
      'PUT /api/admin/email-templates/template-1': { json: template(1) },
    });
    await person.click(await screen.findByRole('button', { name: 'Edit Introduction 1' }));
    const name = screen.getByLabelText('Template name');
    await person.clear(name);
    await person.type(name, 'Follow-up');
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Template updated successfully!')).toBeVisible();
    expect(sent('PUT')[0]?.body).toMatchObject({ name: 'Follow-up', description: 'The first mail' });
  });

  it('T-01 a template is deleted after a question', async () => {
    const { person, sent } = open({
      [list]: { json: [template(1)] },
      'DELETE /api/admin/email-templates/template-1': { status: 204 },
    });
    await person.click(await screen.findByRole('button', { name: 'Delete Introduction 1' }));
    expect(sent('DELETE')).toHaveLength(0);
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete template' }));
    expect(await screen.findByText('Template deleted successfully!')).toBeVisible();
  });

  it.each([
    ['Edit Introduction 1', 'Save Changes', 'Failed to update template'],
    ['Delete Introduction 1', 'Delete template', 'Failed to delete template'],
  ])('T-01 %s that fails says so', async (button, confirm, words) => {
    const { person } = open({ [list]: { json: [template(1)] } });
    await person.click(await screen.findByRole('button', { name: button }));
    await person.click(screen.getByRole('button', { name: confirm }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('T-01 a refused field is told beside it, and the text stays', async () => {
    const errors = [{ field: 'name', code: 'isNotEmpty', message: 'This name is taken.' }];
    const refusal = { status: 400, json: { message: 'Please check.', code: 'invalid', errors } };
    const { person } = open({ [list]: { json: [template(1)] }, 'POST /api/admin/email-templates': refusal });
    await person.click(await screen.findByRole('button', { name: 'Create Template' }));
    const dialog = screen.getByRole('dialog');
    await person.type(within(dialog).getByLabelText('Template name'), 'Hello');
    await person.type(within(dialog).getByLabelText('Content'), 'Coach');
    await person.click(within(dialog).getByRole('button', { name: 'Create Template' }));
    expect(await screen.findByText('Failed to create template')).toBeVisible();
    expect(within(dialog).getByText('This name is taken.')).toBeVisible();
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('alertdialog', { name: 'Discard your text?' })).toBeVisible();
  });

  it('T-01 more than eight templates can be searched', async () => {
    const nine = Array.from({ length: 9 }, (_, index) => template(index + 1));
    const { person } = open({ [list]: { json: [...nine.slice(0, 8), template(9, { name: 'Camp invitation' })] } });
    await person.type(await screen.findByLabelText('Search templates'), 'camp');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('1 of 9 templates')).toBeVisible();
  });

  it('T-01 a failure is shown with Retry', async () => {
    const routes: FakeRoutes = { [list]: { status: 500, json: { message: 'Broken', code: 'internal' } } };
    const { person } = open(routes);
    expect(await screen.findByText('The templates could not be loaded')).toBeVisible();
    routes[list] = { json: [template(1)] };
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Introduction 1')).toBeVisible();
  });

  it('T-01 a template that was changed in the meantime is shown beside mine before anything is overwritten', async () => {
    sessionStorage.clear();
    const present = { name: 'Introduction 1', description: null, subject: null, template: 'Coach, by the other admin.', revision: 2 };
    const answers = [{ status: 409, json: { message: 'Changed.', code: 'text_changed', present } }];
    const { person, sent } = open({
      [list]: { json: [template(1)] },
      'PUT /api/admin/email-templates/template-1': () => answers.shift() ?? { json: template(1, { revision: 3 }) },
    });
    await person.click(await screen.findByRole('button', { name: /^Edit/u }));
    await person.type(screen.getByLabelText('Content'), ' Mine.');
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'This text was changed elsewhere' }));
    expect(dialog.getAllByRole('group', { name: 'Other version' }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringMatching(/other/u)]),
    );
    await person.click(dialog.getByRole('button', { name: 'Keep my version' }));
    expect(await screen.findByText('Template updated successfully!')).toBeVisible();
    expect(sent('PUT').map(({ body }) => (body as { revision: number }).revision)).toEqual([1, 2]);
  });
});
