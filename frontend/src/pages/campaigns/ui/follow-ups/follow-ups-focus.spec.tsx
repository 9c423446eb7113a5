import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FollowUpsDto } from '@/shared/api';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { campaignFixture } from '../../testing/campaign-fixture';
import { FollowUpsSection } from './follow-ups-section';

const campaign = campaignFixture({ status: 'draft' });
const none: FollowUpsDto = { revision: 1, isStopped: false, unansweredCount: 0, steps: [], zoneQuestions: [] };
const path = `/api/user/campaigns/${campaign.id}/follow-ups` as const;
const button = (name: string) => screen.findByRole('button', { name });
const heading = () => screen.getByRole('heading', { name: 'Follow-ups' });

async function open() {
  fakeApi({ [`GET ${path}`]: { json: none }, [`PUT ${path}`]: { json: none } });
  renderPage(<FollowUpsSection campaign={campaign} goTo={() => undefined} />);
  await button('Add follow-up');
  return userEvent.setup();
}

async function press(keys: ReturnType<typeof userEvent.setup>, name: string): Promise<void> {
  const pressed = await button(name);
  while (document.activeElement !== pressed) await keys.tab();
  await keys.keyboard('{Enter}');
}

describe('follow-ups by the keyboard alone', () => {
  it('S-11 opening moves no focus, and what is added gets it, also the third, after which nothing can be added', async () => {
    const keys = await open();
    expect(document.body).toHaveFocus();
    for (const number of [0, 1, 2]) {
      await press(keys, 'Add follow-up');
      await waitFor(() => expect(screen.getAllByLabelText('Wait')[number]).toHaveFocus());
    }
    expect(screen.queryByRole('button', { name: 'Add follow-up' })).not.toBeInTheDocument();
  });

  it.each([
    ['Remove follow-up 1', 'Discard changes'],
    ['Save follow-ups', ''],
  ])('S-11 after “%s” the focus is in the section, though the button is gone', async (first, then) => {
    const keys = await open();
    await press(keys, 'Add follow-up');
    await press(keys, first);
    await waitFor(() => expect(heading()).toHaveFocus());
    if (then === '') return;
    await press(keys, then);
    await waitFor(() => expect(heading()).toHaveFocus());
  });
});
