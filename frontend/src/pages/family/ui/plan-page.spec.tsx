import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { paths } from '@/shared/routes';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { PlanPage } from './plan-page';

const plan = {
  createdAt: '2026-11-21T15:00:00.000Z',
  writer: { kind: 'built-in', name: 'Recruit' },
  overview: 'Marcus begins with Akron.',
  strengths: ['A GPA of 3.7.'],
  areasToImprove: ['Film of one more game.'],
  positionSpecificAdvice: ['Show throws on the run.'],
  ncaaCompliance: ['Coaches may write from June 15. Source: https://ncaa.org/rules'],
  timeline: [{ month: 'November 2026', actions: ['Write to Akron.'] }],
  schoolStrategies: [{ schoolId: 1, school: 'Akron', recommendedApproach: 'Write first.', engagementHistory: 'Nothing sent.' }],
};

function open(answer: object) {
  fakeApi({
    'GET /api/family/athletes/a/plan': { json: answer },
    'GET /api/family/athletes': { json: [{ athleteId: 'a', athleteName: 'Marcus' }] },
  });
  renderPage(
    <Routes>
      <Route path={paths.familyPlan} element={<PlanPage />} />
    </Routes>,
    paths.familyPlanOf('a'),
  );
}

describe('the plan that a guardian reads', () => {
  it('U-07 has every part of it, and nothing to press but links', async () => {
    open({ plan });
    for (const text of ['Marcus begins with Akron.', 'Write to Akron.', 'Write first.', 'A GPA of 3.7.', 'Film of one more game.']) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'ncaa.org' })).toHaveAttribute('href', 'https://ncaa.org/rules');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(await screen.findByText('Marcus')).toBeVisible();
  });

  it('U-07 says that there is none yet', async () => {
    open({ plan: null });
    expect(await screen.findByText('No plan yet')).toBeVisible();
  });
});
