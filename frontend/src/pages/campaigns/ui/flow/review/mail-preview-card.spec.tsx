import { screen, within } from '@testing-library/react';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { MailPreviewCard } from './mail-preview-card';

const party = { name: 'Maya', address: 'maya@example.com' };

function open(warnings: object[]) {
  const editable = { subject: 'Film', template: 'Coach, my film.' };
  const mail = { coachId: 1, coachName: 'Dana', schoolName: 'Akron', from: party, replyTo: party, to: 'd@akron.example.edu' };
  fakeApi({
    'GET /api/user/campaigns/c1/preview': {
      json: { ...mail, subject: 'Film', text: 'Coach, my film.', textRevision: 0, editable, problems: [], warnings },
    },
  });
  renderPage(<MailPreviewCard campaignId="c1" coachId={1} onShown={() => undefined} />);
}

describe('the email of one coach', () => {
  it('C-15 remarks what to think of before it leaves, and asks for nothing', async () => {
    const withdrew = 'You logged that Akron withdrew its offer. Ask why before you write about anything else.';
    open([
      { coachId: 1, code: 'offer_withdrawn', place: 'Recipient', fix: withdrew },
      { coachId: 1, code: 'harsh_words', place: 'Line 3', fix: '“now” can sound like a demand.' },
    ]);
    const note = await screen.findByRole('note', { name: 'Before you send' });
    expect(
      within(note)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([withdrew, 'Line 3: “now” can sound like a demand.']);
    expect(within(note).queryByRole('button')).not.toBeInTheDocument();
  });

  it('C-15 without a remark there is no note', async () => {
    open([]);
    expect(await screen.findByText('Coach, my film.')).toBeVisible();
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });
});
