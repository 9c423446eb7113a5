import { testStableErrors } from '../../../../../shared-kernel/testing/stable-errors.js';
import { CoachTextChanged, TooManyCoachTexts } from './coach-text.js';
import { EmailTemplateChanged } from './email-template-changed.js';
import { EmailTemplateNotFound } from './email-template-not-found.js';

const STORED = { coachId: 7, subject: 'Film', template: 'Hello', revision: 3 };
const TEMPLATE = { id: 'own', name: 'Mine', description: null, subject: 'Film', template: 'Hello', revision: 3 };

describe('errors: texts that were changed elsewhere', () => {
  testStableErrors([
    [() => new CoachTextChanged(STORED), { kind: 'conflict', code: 'coach_text_changed' }],
    [() => new TooManyCoachTexts(true), { kind: 'conflict', code: 'too_many_coach_texts' }],
    [() => new EmailTemplateChanged(TEMPLATE), { kind: 'conflict', code: 'text_changed' }],
    [() => new EmailTemplateNotFound(), { kind: 'missing', code: 'email_template_not_found' }],
  ]);

  it('what is stored goes along, to be compared, and nothing else', () => {
    expect(new CoachTextChanged(STORED).extra).toEqual({ present: { subject: 'Film', template: 'Hello', revision: 3 } });
    expect(new CoachTextChanged(null).extra).toEqual({ present: null });
    const { id: _, ...present } = TEMPLATE;
    expect(new EmailTemplateChanged(TEMPLATE).extra).toEqual({ present });
  });

  it('the limit is that of the campaign or of all', () => {
    expect(new TooManyCoachTexts(true).message).toMatch(/of this campaign/);
    expect(new TooManyCoachTexts(false).message).toMatch(/of all campaigns/);
  });
});
