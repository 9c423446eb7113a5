import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { FilmTab } from './film-tab';

const YOUTUBE = {
  id: 'a',
  title: 'Junior film',
  url: 'https://youtu.be/M7lc1UVf-VE',
  site: 'youtu.be',
  player: { host: 'youtube', embedUrl: 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE' },
};
const DRIVE = { id: 'b', title: 'Camp', url: 'https://drive.google.com/1', site: 'drive.google.com', player: null };
const CAMP = { ...DRIVE, id: 'c', title: 'Senior film' };
const HUDL = { url: 'https://www.hudl.com/profile/12', site: 'hudl.com', player: null };

async function open(editing: boolean, film: object, routes: FakeRoutes = {}) {
  const asked = fakeApi({ 'GET /api/user/film-clips': { json: film }, ...routes });
  let ledTo = '';
  renderPage(<FilmTab editing={editing} onEditing={() => undefined} onEditLink={() => (ledTo = 'link')} />);
  await screen.findByRole('button', { name: 'Add Clip' });
  const sent = (method: string) => asked.filter((one) => one.method === method).map(({ path, body }) => ({ path, body }));
  return { sent, keys: userEvent.setup(), ledTo: () => ledTo };
}

const button = (name: string) => screen.getByRole('button', { name });
const titles = () =>
  within(screen.getByRole('list', { name: 'Clips' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('the film', () => {
  it('P-11 shows the film link first; nothing is fetched from a player before Play', async () => {
    const { keys } = await open(false, { main: HUDL, clips: [YOUTUBE, DRIVE] });
    expect(screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent)).toEqual([
      'Your film link',
      'Junior film',
      'Camp',
    ]);
    expect(screen.queryByTitle(/played by/)).not.toBeInTheDocument();
    await keys.click(button('Play Junior film from YouTube'));
    const frame = screen.getByTitle('Junior film, played by YouTube');
    expect(frame).toHaveAttribute('src', YOUTUBE.player.embedUrl);
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation allow-popups');
    expect(frame).toHaveFocus();
    const link = screen.getByRole('link', { name: 'Open at drive.google.com' });
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('P-11 says what to do where there is no film, and leads to the film link', async () => {
    const { keys, ledTo } = await open(false, { main: null, clips: [] });
    expect(screen.getByText('No film yet')).toBeVisible();
    await keys.click(button('Add your film link'));
    expect(ledTo()).toBe('link');
  });

  it('P-11 moves a clip by its buttons and keeps the focus on it', async () => {
    let clips = [YOUTUBE, DRIVE, CAMP];
    const { keys, sent } = await open(
      true,
      {},
      {
        'GET /api/user/film-clips': () => ({ json: { main: null, clips } }),
        'PUT /api/user/film-clips/order': ({ body }) => {
          const { ids } = body as { ids: string[] };
          clips = clips.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
          return { status: 204 };
        },
      },
    );
    await keys.click(button('Move Junior film down'));
    expect(await screen.findByText('Junior film is now 2 of 3')).toBeVisible();
    // Said at once, moved with the next drawing.
    await waitFor(() => expect(titles().map((text) => text?.split(/youtu|drive/u)[0])).toEqual(['Camp', 'Junior film', 'Senior film']));
    await waitFor(() => expect(button('Move Junior film down')).toHaveFocus());
    expect(sent('PUT')).toEqual([{ path: '/api/user/film-clips/order', body: { ids: ['b', 'a', 'c'] } }]);
    expect(button('Move Camp up')).toBeDisabled();
  });

  it('P-11 puts a clip back whose move the server refused', async () => {
    const { keys } = await open(
      true,
      { main: null, clips: [YOUTUBE, DRIVE] },
      {
        'PUT /api/user/film-clips/order': {
          status: 409,
          json: { status: 409, code: 'film_changed', message: 'Your clips were changed in another tab.', errors: [] },
        },
      },
    );
    await keys.click(button('Move Camp up'));
    expect(await screen.findByText('Your clips were changed in another tab.')).toBeVisible();
    expect(titles()[0]).toContain('Junior film');
  });

  it('P-11 deletes a clip and brings it back to its place', async () => {
    let clips: { id: string }[] = [YOUTUBE, DRIVE];
    const { keys, sent } = await open(
      true,
      {},
      {
        'GET /api/user/film-clips': () => ({ json: { main: null, clips } }),
        'DELETE /api/user/film-clips/a': () => {
          clips = [DRIVE];
          return { status: 204 };
        },
        'POST /api/user/film-clips': () => {
          clips = [{ ...YOUTUBE, id: 'new' }, DRIVE];
          return { status: 201, json: clips[0] };
        },
        'PUT /api/user/film-clips/order': { status: 204 },
      },
    );
    await keys.click(button('Delete Junior film'));
    await waitFor(() => expect(titles()).toHaveLength(1));
    await keys.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent('PUT')).toEqual([{ path: '/api/user/film-clips/order', body: { ids: ['new', 'b'] } }]));
    await waitFor(() => expect(titles()[0]).toContain('Junior film'));
  });

  it('P-11 says whether the link of a clip answers', async () => {
    const { keys } = await open(
      false,
      { main: null, clips: [] },
      {
        'POST /api/user/film-clips/check': {
          json: { answer: 'not_found', message: 'The website says that this page does not exist (404).' },
        },
      },
    );
    await keys.click(button('Add Clip'));
    expect(button('Check Link of this clip')).toBeDisabled();
    await keys.type(screen.getByLabelText('Link'), 'https://youtu.be/gone');
    await keys.click(button('Check Link of this clip'));
    expect(await screen.findByText('Not found')).toBeVisible();
    await keys.type(screen.getByLabelText('Link'), 'x');
    expect(screen.queryByText('Not found')).not.toBeInTheDocument();
  });

  it('P-11 P-13 shows a refused clip beside its field and keeps what was typed', async () => {
    const message = 'Enter the whole web address of your film.';
    const { keys } = await open(
      false,
      { main: null, clips: [] },
      {
        'POST /api/user/film-clips': {
          status: 400,
          json: { status: 400, code: 'invalid_input', message, errors: [{ field: 'url', code: 'not_a_web_address', message }] },
        },
      },
    );
    await keys.click(button('Add Clip'));
    await keys.type(screen.getByLabelText('Title'), 'Camp');
    await keys.type(screen.getByLabelText('Link'), 'film');
    await keys.click(button('Save Clip'));
    expect(await screen.findByText('Failed to Add Clip')).toBeVisible();
    expect(screen.getByLabelText('Link')).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText('Title')).toHaveValue('Camp');
  });
});
