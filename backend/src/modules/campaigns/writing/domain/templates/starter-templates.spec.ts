import { aCoach, anAthlete } from '../../testing/builders.js';
import { renderMail } from './render-mail.js';
import { starterTemplates } from './starter-templates.js';

describe('C-10 starter templates', () => {
  it.each(starterTemplates.map((one) => [one.name, one]))('C-10 "%s" leaves nothing open', (_name, { subject, template }) => {
    const mail = renderMail({ subject, template }, anAthlete(), aCoach());
    expect(mail.problems).toEqual([]);
    expect(`${mail.subject}\n${mail.text}`).not.toMatch(/[{}[\]|]/);
  });

  it('C-10 none of them tells the birth date', () => {
    expect(JSON.stringify(starterTemplates)).not.toContain('birthdate');
  });
});
