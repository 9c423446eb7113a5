import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProfileMessageDto } from '@/shared/api';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { FormMessages } from './form-messages';

const list = 'GET /api/user/profile-messages';
const message = (over: Partial<ProfileMessageDto> = {}): ProfileMessageDto => ({
  ...{ id: '0199c2f0-7a1b-4c3d-9e4f-5a6b7c8d9e0f', at: '2026-11-18T14:04:00.000Z', name: 'Quinn Dummett', school: 'Akron' },
  ...{ address: 'quinn@akron.example', text: '<b>Send me your film.</b>', isKnownAddress: false, suspicions: [], isChecked: false },
  ...{ reportedAt: null, shownToGuardianAt: null, coachId: null, ...over },
});
const page = (hasGuardian: boolean, ...messages: ProfileMessageDto[]) => ({ json: { messages, hasGuardian, before: null } });

const shown = (name = 'Quinn Dummett') => screen.findByRole('article', { name: new RegExp(`^${name}`, 'u') });

describe('messages by the form of the shared profile', () => {
  it('P-15 an address of the directory and one that nobody knows are distinguished; HTML is text', async () => {
    fakeApi({ [list]: page(false, message(), message({ id: '2', name: 'Kim Park', isKnownAddress: true, coachId: 42 })) });
    renderPage(<FormMessages />);
    const [unknown, known] = [await shown(), await shown('Kim Park')];
    expect(within(unknown).getByText('Not verified')).toBeVisible();
    expect(within(unknown).getByText('<b>Send me your film.</b>')).toBeVisible();
    expect(within(known).getByText('A coach’s address')).toBeVisible();
    expect(within(known).getByRole('link', { name: 'Open the conversation' })).toHaveAttribute('href', '/conversations/42');
    expect(within(known).getByText(/Anyone can type it into the form/u)).toBeVisible();
  });

  it('U-09 P-15 what asks for money is answered only once it was checked', async () => {
    const person = userEvent.setup();
    let isChecked = false;
    fakeApi({
      [list]: () => page(false, message({ suspicions: ['money'], isChecked })),
      'PUT /api/user/profile-messages/0199c2f0-7a1b-4c3d-9e4f-5a6b7c8d9e0f/checked': () => {
        isChecked = true;
        return { status: 204 };
      },
    });
    renderPage(<FormMessages />);
    expect(within(await shown()).getByText('It asks for money.')).toBeVisible();
    expect(within(await shown()).queryByRole('link', { name: 'Answer in my email app' })).toBeNull();
    await person.click(within(await shown()).getByRole('button', { name: 'I checked, it is real' }));
    expect(await screen.findByRole('link', { name: 'Answer in my email app' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:quinn@akron\.example\?/u),
    );
  });

  it('U-09 P-15 with a guardian the button says so; once reported it is gone', async () => {
    const reported = { reportedAt: '2026-11-18T15:00:00.000Z', shownToGuardianAt: '2026-11-18T15:00:00.000Z' };
    fakeApi({ [list]: page(true, message(), message({ id: '2', name: 'Kim Park', ...reported })) });
    renderPage(<FormMessages />);
    expect(within(await shown()).getByRole('button', { name: 'Show my guardian and report it' })).toBeVisible();
    const done = await shown('Kim Park');
    expect(within(done).getByRole('status')).toHaveTextContent(/Shown to your guardian.*Reported to the admins/u);
    expect(within(done).queryByRole('button', { name: /report/iu })).toBeNull();
  });

  it('P-15 nothing is there while nobody wrote', async () => {
    const asked = fakeApi({ [list]: page(false) });
    renderPage(<FormMessages />);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'From your shared profile' })).toBeNull();
  });
});
