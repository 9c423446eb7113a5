import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { userFixture } from '@/shared/testing/user-fixture';
import { SignInForm } from './sign-in-form';

const needed = (methods: string[]) => ({
  status: 401,
  json: { status: 401, code: 'second_step_needed', message: 'Now show that it is you.', ticket: 'ticket-1', methods },
});

async function open(routes: FakeRoutes) {
  const asked = fakeApi({ 'GET /api/user': { status: 401 }, ...routes });
  renderPage(<SignInForm />);
  const keys = userEvent.setup();
  await keys.type(screen.getByLabelText('Username'), 'maya');
  await keys.type(screen.getByLabelText('Password'), 'secret1');
  await keys.click(screen.getByRole('button', { name: 'Sign In' }));
  return { asked, keys };
}

describe('the second step on the sign-in page', () => {
  it('U-03 after the right password asks for the code, and sends it with the ticket', async () => {
    const { asked, keys } = await open({ 'POST /api/login': needed(['code']), 'POST /api/login/second-step': { json: userFixture } });
    expect(await screen.findByRole('heading', { name: 'One more step' })).toBeVisible();
    await keys.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Enter the code.')).toBeVisible();
    await keys.type(screen.getByLabelText('Code'), '123 456{Enter}');
    expect(await screen.findByText('Welcome back!')).toBeVisible();
    const sent = asked.filter(({ path }) => path === '/api/login/second-step').map(({ body }) => body);
    expect(sent).toEqual([{ ticket: 'ticket-1', code: '123 456' }]);
  });

  it('U-03 a wrong code is said and can be mended; a ticket that is over leads back to the password', async () => {
    const answers = [
      { status: 400, json: { status: 400, code: 'code_not_right', message: "Check your phone's clock." } },
      { status: 401, json: { status: 401, code: 'ticket_over', message: 'Enter your password again.' } },
    ];
    const { keys } = await open({
      'POST /api/login': needed(['code', 'passkey']),
      'POST /api/login/second-step': () => answers.shift() ?? { status: 500 },
    });
    await keys.type(await screen.findByLabelText('Code'), '000000{Enter}');
    expect(await screen.findByText("Check your phone's clock.")).toBeVisible();
    await keys.type(screen.getByLabelText('Code'), '1{Enter}');
    expect(await screen.findByText('Enter your password again.')).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveValue('');
  });

  it('U-03 a browser without passkeys offers none, and says so where nothing else would do', async () => {
    await open({ 'POST /api/login': needed(['passkey']) });
    expect(await screen.findByText(/Sign in on the device that has it/u)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  });
});
