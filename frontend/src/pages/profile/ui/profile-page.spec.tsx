import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeAnswer, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { userFixture } from '@/shared/testing/user-fixture';
import { ProfilePage } from './profile-page';

const sender = { via: 'outbox', address: 'maya@example.com', replyTo: 'maya@example.com', ready: true, reason: null };

const refusal = (field: string, code: string, message: string): FakeAnswer => ({
  status: 400,
  json: { status: 400, code: 'invalid_input', message, requestId: 'r', errors: [{ field, code, message }] },
});

async function open(address: string, user: object = {}, routes: FakeRoutes = {}) {
  const asked = fakeApi({
    'GET /api/user': { json: { ...userFixture, ...user } },
    'GET /api/user/mail-sender': { json: sender },
    ...routes,
  });
  renderPage(<ProfilePage />, address);
  await screen.findByRole('tablist');
  const sent = () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { sent, keys: userEvent.setup() };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const figure = (name: string) => within(screen.getByRole('group', { name }));

describe('the profile', () => {
  // What a refused save keeps is another spec's.
  beforeEach(() => sessionStorage.clear());

  it('P-01 opens on the overview, named Athlete Profile, with four tabs', async () => {
    await open('/profile');
    expect(screen.getByRole('heading', { level: 1, name: 'Athlete Profile' })).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Overview', 'Data', 'Stats', 'Film']);
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  });

  it.each([
    ['?tab=film', 'Film'],
    ['?tab=nonsense', 'Overview'],
  ])('P-01 opens for %s the tab %s', async (query, name) => {
    await open(`/profile${query}`);
    expect(screen.getByRole('tabpanel', { name })).toBeVisible();
  });

  it('P-02 shows who the athlete is, and dashes for what is missing', async () => {
    await open('/profile', { highSchool: 'Westlake High School', city: 'Austin', state: 'TX', gpa: 3.7 });
    const summary = within(screen.getByRole('region', { name: 'Summary' }));
    for (const words of ['Maya Cruz', 'WR', 'Class of 2027', 'Westlake High School', 'Austin, TX']) {
      expect(summary.getByText(words)).toBeVisible();
    }
    expect(figure('GPA').getByText('3.7')).toBeVisible();
    expect(figure('Height').getByText('–')).toBeVisible();
    expect(figure('Test Score').getByText('–')).toBeVisible();
  });

  it.each(['/profile', '/profile?tab=data'])(
    'D-02 P-02 %s shows the score in Profile Status, and leads to what is missing',
    async (address) => {
      const missing = [
        { field: 'gpa', label: 'GPA', weight: 10 },
        { field: 'games', label: 'A game with your stats', weight: 8 },
      ];
      const { keys } = await open(address, { profileScore: { score: 82, missing } });
      const status = within(screen.getByRole('region', { name: 'Profile Status' }));
      expect(status.getByText('Score 82')).toBeVisible();
      expect(status.getByRole('progressbar', { name: 'Profile score: 82 of 100' })).toBeVisible();
      expect(status.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['GPA+10Add', 'A game with your stats+8Add']);
      await keys.click(button('Add: GPA'));
      expect(screen.getByLabelText('GPA')).toHaveFocus();
      await keys.click(button('Add: A game with your stats'));
      expect(screen.getByRole('tab', { name: 'Stats' })).toHaveAttribute('aria-selected', 'true');
    },
  );

  it('D-02 says it when nothing is missing', async () => {
    await open('/profile', { profileScore: { score: 100, missing: [] } });
    expect(within(screen.getByRole('region', { name: 'Profile Status' })).getByText('Complete')).toBeVisible();
  });

  it('P-02 names what is missing right after the figures, and the mailboxes last', async () => {
    await open('/profile');
    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    const cards = ['Profile Status', 'Quick Actions', 'Coach’s word', 'Next games', 'Gmail Integration', 'Another mailbox'];
    expect(titles.slice(-cards.length)).toEqual(cards);
  });

  it('P-02 shows the core GPA beside the GPA, and explains it where it is entered', async () => {
    const { keys } = await open('/profile', { gpa: 3.7, coreGpa: 3.55 });
    expect(figure('GPA').getByText('Core GPA 3.55')).toBeVisible();
    await keys.click(button('Edit Profile'));
    expect(screen.getByLabelText('Core GPA')).toHaveAccessibleDescription(/not your school GPA/u);
  });

  it('P-02 P-10 syncs MaxPreps from Quick Actions, once the profile names a page', async () => {
    const imported = { imported: { added: 2, updated: 0, unchanged: 0 }, games: [], seasons: { from: 2026, to: 2026 }, notes: [] };
    const { keys } = await open(
      '/profile',
      { maxPrepsId: 'https://www.maxpreps.com/tx/austin/x/athletes/maya-cruz/' },
      { 'POST /api/user/sync-maxpreps': { json: imported } },
    );
    await keys.click(button('Sync MaxPreps Stats'));
    expect(await screen.findByText('2 games added · season 2026')).toBeVisible();
  });

  it('P-02 says why MaxPreps cannot be synced without a page', async () => {
    await open('/profile');
    expect(button('Sync MaxPreps Stats')).toBeDisabled();
    expect(button('Sync MaxPreps Stats')).toHaveAccessibleDescription(/Add your MaxPreps link/u);
  });

  it('P-02 P-11 Update Film Highlights opens the film tab, ready to be changed', async () => {
    const clip = { id: 'a', title: 'Junior film', url: 'https://youtu.be/M7lc1UVf-VE', site: 'youtu.be', player: null };
    const { keys } = await open('/profile', {}, { 'GET /api/user/film-clips': { json: { main: null, clips: [clip] } } });
    await keys.click(button('Update Film Highlights'));
    expect(screen.getByRole('tab', { name: 'Film' })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByRole('button', { name: 'Edit Junior film' })).toBeVisible();
  });

  it('P-03 locks the fields until Edit Profile is pressed; then the first has the focus', async () => {
    const { keys } = await open('/profile?tab=data');
    expect(screen.getByLabelText('First Name')).toBeDisabled();
    expect(screen.getByLabelText('Position')).toBeDisabled();
    await keys.click(button('Edit Profile'));
    expect(screen.getByLabelText('First Name')).toHaveFocus();
    expect(screen.getByLabelText('Position')).toBeEnabled();
    expect(screen.getByLabelText('Username')).toBeDisabled();
  });

  it('P-03 P-14 offers the ten positions and seven more', async () => {
    await open('/profile?tab=data');
    const options = within(screen.getByLabelText('Position')).getAllByRole('option').slice(1);
    expect(options.map((option) => option.textContent)).toEqual('QB RB FB WR TE OL DL EDGE NT LB DB CB S K P LS ATH'.split(' '));
  });

  it('P-01 Cancel leaves edit mode, forgets what was typed and gives the focus back', async () => {
    const { keys, sent } = await open('/profile?tab=data');
    await keys.click(button('Edit Profile'));
    await keys.type(screen.getByLabelText('City'), 'Austin');
    await keys.click(button('Cancel'));
    expect(screen.getByLabelText('City')).toHaveValue('');
    expect(button('Edit Profile')).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('P-04 sends what changed, says so, shows what was stored and leaves edit mode', async () => {
    const stored = { ...userFixture, height: '6\'2"', firstName: null };
    let saved = false;
    const { keys, sent } = await open(
      '/profile',
      {},
      {
        'GET /api/user': () => ({ json: saved ? stored : userFixture }),
        'PUT /api/user': () => {
          saved = true;
          return { json: stored };
        },
      },
    );
    await keys.click(button('Edit Profile'));
    await keys.clear(screen.getByLabelText('First Name'));
    await keys.type(screen.getByLabelText('Height'), '6-2');
    await keys.click(button('Save Changes'));
    expect(await screen.findByText('Profile Updated')).toBeVisible();
    expect(screen.getByText('Your athlete profile has been successfully updated.')).toBeVisible();
    expect(sent()).toEqual([{ firstName: null, height: '6-2', before: { firstName: userFixture.firstName, height: null } }]);
    expect(screen.getByLabelText('Height')).toHaveValue('6\'2"');
    expect(screen.getByLabelText('Height')).toBeDisabled();
    expect(button('Edit Profile')).toBeVisible();
  });

  it('P-01 says "Saving..." and takes no second press while the answer is awaited', async () => {
    let answer: (value: FakeAnswer) => void = () => undefined;
    const { keys, sent } = await open(
      '/profile?tab=data',
      {},
      {
        'PUT /api/user': () => new Promise((resolve) => (answer = resolve)),
      },
    );
    await keys.click(button('Edit Profile'));
    await keys.type(screen.getByLabelText('City'), 'Austin{Enter}');
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    expect(button('Cancel')).toBeDisabled();
    answer({ json: { ...userFixture, city: 'Austin' } });
    expect(await screen.findByText('Profile Updated')).toBeVisible();
    expect(sent()).toHaveLength(1);
  });

  it('P-04 P-13 shows a refusal beside its field and as a toast, and stays in edit mode', async () => {
    const message = 'Enter an SAT score from 400 to 1600.';
    const { keys } = await open('/profile?tab=data', {}, { 'PUT /api/user': refusal('satScore', 'out_of_range', message) });
    await keys.click(button('Edit Profile'));
    await keys.type(screen.getByLabelText('SAT Score'), '1700');
    await keys.click(button('Save Changes'));
    expect(await screen.findByText('Update Failed')).toBeVisible();
    expect(screen.getByLabelText('SAT Score')).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText('SAT Score')).toBeInvalid();
    expect(screen.getByLabelText('SAT Score')).toHaveValue('1700');
    expect(screen.getByLabelText('SAT Score')).toHaveFocus();
  });

  it('P-13 brings the refused field into view from another tab', async () => {
    const routes = { 'PUT /api/user': refusal('gpa', 'out_of_range', 'Enter an unweighted GPA from 0 to 4.0.') };
    const { keys } = await open('/profile?tab=data', {}, routes);
    await keys.click(button('Edit Profile'));
    await keys.type(screen.getByLabelText('GPA'), '5');
    await keys.click(screen.getByRole('tab', { name: 'Stats' }));
    await keys.click(button('Save Changes'));
    expect(await screen.findByLabelText('GPA')).toBeInvalid();
  });

  it('P-04 asks for the current password only for a new address', async () => {
    const { keys, sent } = await open('/profile?tab=data', {}, { 'PUT /api/user': { json: userFixture } });
    await keys.click(button('Edit Profile'));
    expect(screen.queryByLabelText('Current Password')).not.toBeInTheDocument();
    await keys.clear(screen.getByLabelText('Email'));
    await keys.type(screen.getByLabelText('Email'), 'new@example.com');
    await keys.type(screen.getByLabelText('Current Password'), 'touchdown');
    await keys.click(button('Save Changes'));
    await waitFor(() => expect(sent()).toEqual([{ email: 'new@example.com', currentPassword: 'touchdown' }]));
  });

  it('P-04 drops from a number what no number has', async () => {
    const { keys } = await open('/profile?tab=data');
    await keys.click(button('Edit Profile'));
    await keys.type(screen.getByLabelText('Weight (lbs)'), 'about 205 lbs');
    await keys.type(screen.getByLabelText('GPA'), '3,7');
    expect(screen.getByLabelText('Weight (lbs)')).toHaveValue('205');
    expect(screen.getByLabelText('GPA')).toHaveValue('3.7');
  });
});

describe('the address of the athlete', () => {
  const smtp = { 'GET /api/user/mail-sender': { json: { ...sender, via: 'smtp', ready: false, reason: 'email_not_verified' } } };

  it('G-06 can be confirmed where emails leave by a mail server', async () => {
    const routes = { ...smtp, 'POST /api/user/verification-mail': { json: { delivered: true } } };
    const { keys } = await open('/profile', { emailVerified: false }, routes);
    await keys.click(await screen.findByRole('button', { name: 'Send me the link' }));
    expect(await screen.findByText(/We sent a link to maya@example\.com/u)).toBeVisible();
  });

  it('M-01 a link that was only kept on the server is not said to be sent', async () => {
    const routes = { ...smtp, 'POST /api/user/verification-mail': { json: { delivered: false } } };
    const { keys } = await open('/profile', { emailVerified: false }, routes);
    await keys.click(await screen.findByRole('button', { name: 'Send me the link' }));
    expect(await screen.findByText(/The link was not delivered/u)).toBeVisible();
    expect(screen.queryByText(/We sent a link/u)).not.toBeInTheDocument();
  });

  it('G-06 says it when the link could not be sent', async () => {
    const { keys } = await open('/profile', { emailVerified: false }, smtp);
    await keys.click(await screen.findByRole('button', { name: 'Send me the link' }));
    expect(await screen.findByText('Link not sent')).toBeVisible();
  });

  it.each([
    ['confirmed', true, 'smtp'],
    ['not needed, since mails stay in the outbox', false, 'outbox'],
  ])('G-06 is not asked for when it is %s', async (_, emailVerified, via) => {
    let told = false;
    const tell = () => {
      told = true;
      return { json: { ...sender, via, reason: via === 'smtp' ? 'email_not_verified' : 'nothing_can_deliver' } };
    };
    await open('/profile', { emailVerified }, { 'GET /api/user/mail-sender': tell });
    await waitFor(() => expect(told).toBe(true));
    expect(screen.queryByRole('button', { name: 'Send me the link' })).not.toBeInTheDocument();
  });
});
