import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { userFixture } from '@/shared/testing/user-fixture';
import { LandingPage } from './landing-page';

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open(routes: FakeRoutes = {}, page = <LandingPage />) {
  const asked = fakeApi({ 'GET /api/user': { status: 401 }, ...routes });
  renderPage(page);
  return { asked, keys: userEvent.setup() };
}

async function signIn(keys: ReturnType<typeof userEvent.setup>) {
  await keys.type(screen.getByLabelText('Username'), 'maya');
  await keys.type(screen.getByLabelText('Password'), 'secret1');
  await keys.click(screen.getByRole('button', { name: 'Sign In' }));
}

async function giveBirthDate(keys: ReturnType<typeof userEvent.setup>, month: string, day: string, year: string) {
  await keys.click(screen.getByRole('tab', { name: 'Sign Up' }));
  await keys.type(await screen.findByLabelText('Month'), month);
  await keys.type(screen.getByLabelText('Day'), day);
  await keys.type(screen.getByLabelText('Year'), `${year}{Enter}`);
}

async function signUp(keys: ReturnType<typeof userEvent.setup>, password: string, again: string) {
  await giveBirthDate(keys, '3', '14', '2009');
  await keys.type(screen.getByLabelText('Username'), 'maya');
  await keys.type(screen.getByLabelText('Email'), 'maya@example.com');
  await keys.type(screen.getByLabelText('Password'), password);
  await keys.type(screen.getByLabelText('Confirm Password'), again);
  await keys.click(screen.getByRole('button', { name: 'Create Account' }));
}

describe('the landing page', () => {
  it('S-11 the first stop of the keyboard leads past the header', async () => {
    const { keys } = open();
    await keys.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  });

  it('A-01 opens on Sign In and shows the tagline', () => {
    open();
    expect(screen.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('Your college football recruiting platform')).toBeVisible();
  });

  it.each([
    ['what the server wrote into the page', '{"total":1204,"D1":263,"D2":167,"D3":242}', ['1,204', '263', '167', '242']],
    ['none where the server wrote none', '', []],
    ['none where the directory is empty', '{"total":0,"D1":0,"D2":0,"D3":0}', []],
  ])('S-03 shows as counts of programs %s', (_, content, counts) => {
    const meta = document.createElement('meta');
    meta.name = 'recruit-directory';
    meta.content = content;
    document.head.append(meta);
    open();
    meta.remove();
    const shown = [screen.getByText(/^Your profile, /u), ...screen.queryAllByText(/^Division I+ programs$/u)];
    expect(shown.flatMap(({ textContent }) => textContent?.match(/\d[\d,]*/gu) ?? [])).toEqual(counts);
  });

  it('S-03 says that the session ended, and leads back to where the athlete was', async () => {
    sessionStorage.setItem('recruit-signed-in', '1');
    sessionStorage.setItem('recruit-return-to', '/campaigns?campaign=c1');
    const { keys } = open(
      { 'POST /api/login': { json: userFixture } },
      <>
        <LandingPage />
        <Where />
      </>,
    );
    sessionStorage.clear();
    expect(screen.getByText('Your session ended. Sign in again to go back to where you were.')).toBeVisible();
    await signIn(keys);
    expect(await screen.findByText('/campaigns?campaign=c1')).toBeVisible();
  });

  it('S-03 says nothing of a session to somebody new', () => {
    open();
    expect(screen.queryByText(/Your session ended/u)).not.toBeInTheDocument();
  });

  it('A-02 asks for username and password to sign in, and for four things to sign up', async () => {
    const { keys } = open();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    await giveBirthDate(keys, '3', '14', '2009');
    expect(screen.getByLabelText('Username')).toHaveFocus();
    for (const label of ['Username', 'Email', 'Password', 'Confirm Password']) {
      expect(screen.getByLabelText(label)).toBeVisible();
    }
  });

  it('A-02 says "Signing In..." and takes no second press while the answer is awaited', async () => {
    let answer: (value: { json: unknown }) => void = () => undefined;
    const { keys } = open({ 'POST /api/login': () => new Promise((resolve) => (answer = resolve)) });
    await signIn(keys);
    expect(screen.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
    answer({ json: userFixture });
    expect(await screen.findByText('Welcome back!')).toBeVisible();
  });

  it('A-04 greets after a sign-in', async () => {
    const { keys, asked } = open({ 'POST /api/login': { json: userFixture } });
    await signIn(keys);
    expect(await screen.findByText('You have successfully logged in.')).toBeVisible();
    expect(asked.find(({ path }) => path === '/api/login')?.body).toEqual({ username: 'maya', password: 'secret1' });
  });

  it('A-04 welcomes after a sign-up', async () => {
    const { keys, asked } = open({ 'POST /api/register': { status: 201, json: userFixture } });
    await signUp(keys, 'secret1', 'secret1');
    expect(await screen.findByText('Welcome to Recruit!')).toBeVisible();
    expect(screen.getByText('Your account has been created successfully.')).toBeVisible();
    const sent = { username: 'maya', email: 'maya@example.com', password: 'secret1', birthdate: '2009-03-14' };
    expect(asked.find(({ path }) => path === '/api/register')?.body).toEqual(sent);
  });

  it("A-05 shows the server's words when a sign-in is refused", async () => {
    const { keys } = open({ 'POST /api/login': { status: 401, json: { message: 'Wrong username or password' } } });
    await signIn(keys);
    expect(await screen.findByText('Login failed')).toBeVisible();
    expect(screen.getByText('Wrong username or password')).toBeVisible();
  });

  it('A-10 says why a sign-in has to wait, counts down, and says when it can be tried again', async () => {
    const message = 'Too many failed sign-ins. Try again in 2 seconds.';
    const refusal = { message, code: 'too_many_sign_ins', retryAfterSeconds: 2 };
    const { keys } = open({ 'POST /api/login': { status: 429, json: refusal } });
    await signIn(keys);
    expect(await screen.findByText(message, { selector: 'form p' })).toBeVisible();
    expect(screen.getByText('0:02')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    expect(await screen.findByText('You can try again now.', undefined, { timeout: 10_000 })).toBeVisible();
    expect(screen.queryByText(message, { selector: 'form p' })).not.toBeInTheDocument();
  });

  it('A-05 says "Invalid credentials" when the server gives no words', async () => {
    const { keys } = open({ 'POST /api/login': { status: 401 } });
    await signIn(keys);
    expect(await screen.findByText('Invalid credentials')).toBeVisible();
  });

  it('A-05 says so when the network fails', async () => {
    const { keys } = open({
      'POST /api/login': () => {
        throw new TypeError('fetch failed');
      },
    });
    await signIn(keys);
    expect(await screen.findByText('Network error. Please try again.')).toBeVisible();
  });

  it("A-05 puts the server's field errors of a sign-up beside their fields", async () => {
    const errors = [{ field: 'username', code: 'taken', message: 'This username is taken' }];
    const { keys } = open({ 'POST /api/register': { status: 409, json: { message: 'Not created', errors } } });
    await signUp(keys, 'secret1', 'secret1');
    expect(await screen.findByText('Registration failed')).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('This username is taken');
  });

  it.each([
    ["Passwords don't match", 'secret1', 'secret2'],
    ['Password must be at least 6 characters', 'short', 'short'],
  ])('A-06 refuses a sign-up with "%s" and sends nothing', async (words, password, again) => {
    const { keys, asked } = open();
    await signUp(keys, password, again);
    expect(await screen.findByText('Registration failed')).toBeVisible();
    expect(screen.getAllByText(words)).not.toHaveLength(0);
    expect(asked.filter(({ path }) => path === '/api/register')).toEqual([]);
  });

  it('A-06 sends nothing as long as a field is empty', async () => {
    const { keys, asked } = open();
    await keys.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('Enter your username');
    expect(asked.filter(({ path }) => path === '/api/login')).toEqual([]);
  });

  it('A-12 says the age and links terms and privacy under the sign-up button', async () => {
    const { keys } = open();
    await giveBirthDate(keys, '3', '14', '2009');
    expect(screen.getByText(/By creating an account you confirm that you are 13 or older/u)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Terms' })).not.toHaveLength(0);
    expect(screen.getAllByRole('link', { name: 'Privacy' })).not.toHaveLength(0);
  });

  describe('of somebody who may have no account', () => {
    const refused = 'We can’t create an account for you right now.';
    const young = String(new Date().getFullYear() - 11);

    afterEach(() => (document.cookie = 'recruit.no-sign-up=; path=/; max-age=0'));

    it('U-06 asks for the birth date with empty fields and no hint of the limit', async () => {
      const { keys } = open();
      await keys.click(screen.getByRole('tab', { name: 'Sign Up' }));
      for (const part of ['Month', 'Day', 'Year']) expect(await screen.findByLabelText(part)).toHaveValue('');
      expect(screen.getByRole('tabpanel')).not.toHaveTextContent(/\d/u);
      expect(screen.queryByLabelText('Username')).not.toBeInTheDocument();
    });

    it('U-06 a date that is none is refused beside its field, and leads nowhere', async () => {
      const { keys } = open();
      await giveBirthDate(keys, '2', '30', '2009');
      expect(screen.getByLabelText('Day')).toHaveAccessibleDescription('This month has no such day. Check the date.');
      expect(screen.queryByLabelText('Username')).not.toBeInTheDocument();
    });

    it('U-06 says so, sends nothing, and offers no other date when the tab is opened again', async () => {
      const { keys, asked } = open();
      await giveBirthDate(keys, '1', '1', young);
      expect(screen.getByRole('note')).toHaveFocus();
      expect(screen.getByRole('note')).toHaveTextContent(refused);
      expect(asked.filter(({ path }) => path === '/api/register')).toEqual([]);
      expect(document.cookie).not.toContain(young);
      await keys.click(screen.getByRole('tab', { name: 'Sign In' }));
      await keys.click(screen.getByRole('tab', { name: 'Sign Up' }));
      expect(await screen.findByText(refused)).toBeVisible();
      expect(screen.queryByLabelText('Month')).not.toBeInTheDocument();
    });

    it('U-06 believes the server when its clock says otherwise', async () => {
      const { keys } = open({ 'POST /api/register': { status: 422, json: { code: 'under_13', message: refused } } });
      await signUp(keys, 'secret1', 'secret1');
      expect(await screen.findByText(refused)).toBeVisible();
      expect(screen.queryByLabelText('Username')).not.toBeInTheDocument();
      expect(document.cookie).toContain('recruit.no-sign-up=1');
    });
  });
});
