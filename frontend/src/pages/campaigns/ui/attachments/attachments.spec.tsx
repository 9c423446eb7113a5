import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { Attached } from './attached';
import { Attachments } from './attachments';

const PATH = '/api/user/campaigns/film/attachments';
const transcript = { id: 'f1', name: 'Transcript.pdf', contentType: 'application/pdf', size: 183_204, isKept: true };
const none = { files: [], attachesProfile: false, campaignRevision: 1 };
const one = { files: [transcript], attachesProfile: false, campaignRevision: 2 };
const pdf = new File(['%PDF-1.7'], 'Transcript.pdf', { type: 'application/pdf' });

describe('what goes with the emails of a draft', () => {
  it('C-18 a chosen file is sent with its name, and shown with its size', async () => {
    let present: object = none;
    const routes: FakeRoutes = { [`GET ${PATH}`]: () => ({ json: present }), [`POST ${PATH}`]: () => ({ json: (present = one) }) };
    const asked = fakeApi(routes);
    renderPage(<Attachments campaignId="film" />);
    await userEvent.upload(await screen.findByLabelText('Attach a file'), pdf);
    expect(await screen.findByRole('link', { name: 'Transcript.pdf' })).toHaveAttribute('href', `${PATH}/f1`);
    expect(screen.getByText('183 kB')).toBeInTheDocument();
    expect(asked.find(({ method }) => method === 'POST')?.query.get('name')).toBe('Transcript.pdf');
  });

  it('C-18 says how far an upload is', async () => {
    let answer = () => undefined as void;
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    fakeApi({ [`GET ${PATH}`]: { json: none }, [`POST ${PATH}`]: () => waiting.then(() => ({ json: one })) });
    renderPage(<Attachments campaignId="film" />);
    await userEvent.upload(await screen.findByLabelText('Attach a file'), pdf);
    expect(await screen.findByRole('progressbar', { name: 'Adding “Transcript.pdf”' })).toHaveAttribute('aria-valuenow', '50');
    answer();
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  });

  it('C-18 a connection that breaks is said, and the file can be chosen again', async () => {
    const broken = () => {
      throw new TypeError('gone');
    };
    fakeApi({ [`GET ${PATH}`]: { json: none }, [`POST ${PATH}`]: broken });
    renderPage(<Attachments campaignId="film" />);
    await userEvent.upload(await screen.findByLabelText('Attach a file'), pdf);
    expect(await screen.findByText('Network error. Please try again.')).toBeInTheDocument();
    expect(screen.getByLabelText('Attach a file')).toBeEnabled();
  });

  it('C-18 says why the server refused a file', async () => {
    const message = '“Transcript.pdf” is not a PDF, JPEG or PNG file, even if its name says so.';
    fakeApi({ [`GET ${PATH}`]: { json: none }, [`POST ${PATH}`]: { status: 400, json: { message } } });
    renderPage(<Attachments campaignId="film" />);
    await userEvent.upload(await screen.findByLabelText('Attach a file'), pdf);
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('C-18 a file that is too large is not sent at all', async () => {
    const asked = fakeApi({ [`GET ${PATH}`]: { json: none } });
    renderPage(<Attachments campaignId="film" />);
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.pdf', { type: 'application/pdf' });
    await userEvent.upload(await screen.findByLabelText('Attach a file'), large);
    expect(await screen.findByText(/“large.pdf” is larger than 5 MB./)).toBeInTheDocument();
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('C-18 the switch attaches the profile', async () => {
    const asked = fakeApi({ [`GET ${PATH}`]: { json: none }, [`PUT ${PATH}/profile`]: { json: { ...none, attachesProfile: true } } });
    renderPage(<Attachments campaignId="film" />);
    await userEvent.click(await screen.findByRole('switch', { name: 'Attach my profile (PDF)' }));
    await waitFor(() => expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ attach: true }));
  });

  it('C-18 a file is removed', async () => {
    let present: object = one;
    fakeApi({ [`GET ${PATH}`]: () => ({ json: present }), [`DELETE ${PATH}/f1`]: () => ({ json: (present = none) }) });
    renderPage(<Attachments campaignId="film" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Transcript.pdf' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Transcript.pdf' })).not.toBeInTheDocument());
    expect(await screen.findByText('“Transcript.pdf” removed')).toBeInTheDocument();
  });

  it('C-18 three files are the most', async () => {
    fakeApi({ [`GET ${PATH}`]: { json: { ...one, files: [1, 2, 3].map((at) => ({ ...transcript, id: `f${at}` })) } } });
    renderPage(<Attachments campaignId="film" />);
    await screen.findAllByRole('link', { name: 'Transcript.pdf' });
    expect(screen.queryByLabelText('Attach a file')).not.toBeInTheDocument();
  });

  it('C-18 after sending it can be read and not changed', async () => {
    fakeApi({ [`GET ${PATH}`]: { json: { ...one, files: [{ ...transcript, isKept: false }], attachesProfile: true } } });
    renderPage(<Attached campaignId="film" note="Attach them yourself." />);
    expect(await screen.findByRole('link', { name: 'Your profile (PDF)' })).toBeInTheDocument();
    expect(screen.getByText('deleted after sending')).toBeInTheDocument();
    expect(screen.getByText('Attach them yourself.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
