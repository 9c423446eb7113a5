import { screen } from '@testing-library/react';
import { renderPage } from '@/shared/testing/render-page';
import { campaignFixture } from '../../testing/campaign-fixture';
import { DailyLimitNotice } from './daily-limit-notice';
import { SendProgress } from './send-progress';

function tomorrow(): string {
  const day = new Date();
  day.setDate(day.getDate() + 1);
  return day.toISOString();
}

const limited = campaignFixture({
  ...{ status: 'active', totalCount: 112, sentCount: 100, queuedCount: 12 },
  waitForLimit: [{ at: tomorrow(), count: 12 }],
});

describe('C-12 a campaign that waits for the daily limit', () => {
  it('says in its details how many leave when', () => {
    const { container } = renderPage(<DailyLimitNotice campaign={limited} />);
    expect(container).toHaveTextContent('You reached the daily limit for emails from our address. 12 go out tomorrow.');
  });

  it('has a notice only while emails wait for the limit', () => {
    renderPage(<DailyLimitNotice campaign={{ ...limited, waitForLimit: [] }} />);
    expect(screen.queryByText(/daily limit/u)).not.toBeInTheDocument();
  });

  it('says it at the bar, which else would speak of emails on the way', () => {
    const { container } = renderPage(<SendProgress campaign={limited} />);
    expect(container).toHaveTextContent('12 go out tomorrow');
    expect(container).not.toHaveTextContent('On the way');
    expect(screen.getByText('12 go out tomorrow.')).toBeInTheDocument();
  });

  it('is on the way while other emails of it are', () => {
    const { container } = renderPage(<SendProgress campaign={{ ...limited, queuedCount: 13 }} />);
    expect(container).toHaveTextContent('On the way');
  });
});
