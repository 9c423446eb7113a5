import { ScriptedMailGateway } from '../../../gmail/testing/index.js';
import { NO_RECORD, type SchoolRecord } from '../../checks/domain/school-remarks.js';
import type { SchoolRecords } from '../../checks/index.js';
import { SendingWorld } from '../../testing/sending-world.js';
import { PreviewMail } from './preview-mail.use-case.js';

describe('C-06 the preview of an email', () => {
  let world: SendingWorld;
  let preview: PreviewMail;
  let record: SchoolRecord;

  beforeEach(async () => {
    world = new SendingWorld(new ScriptedMailGateway());
    record = NO_RECORD;
    preview = new PreviewMail(world.contexts, { of: async () => record } as unknown as SchoolRecords);
    world.coach(1);
    await world.draft({ subject: 'Film of {{student_first_name}}' });
  });

  it('C-06 is the email that this coach gets, from whom and to whom', async () => {
    const shown = await preview.run('marcus', 'film', 1);
    await world.send.run({ userId: 'marcus', campaignId: 'film', coachIds: [1], confirmed: [] });
    expect(world.ledger.rows).toMatchObject([{ subject: shown.subject, body: shown.text, toAddress: shown.to }]);
    expect(shown).toMatchObject({
      ...{ subject: 'Film of Marcus', coachName: 'Quinn Dummett', schoolName: 'Akron', problems: [] },
      from: { name: 'Marcus Lee via Recruit', address: 'no-reply@recruit.example' },
      replyTo: { address: 'marcus@example.org' },
    });
  });

  it('C-06 names what would stop the Send, and stops nothing itself', async () => {
    world.coach(2, { lastName: '', coachEmail: null });
    const { problems, to } = await preview.run('marcus', 'film', 2);
    expect([problems, to]).toEqual([[expect.objectContaining({ coachId: 2, code: 'empty_placeholder' })], null]);
  });

  it('C-15 remarks what the record says about the school, and sends all the same', async () => {
    record = { ...NO_RECORD, offerStatus: 'withdrawn', signedWith: 'Troy' };
    const { warnings, problems } = await preview.run('marcus', 'film', 1);
    expect([warnings.map(({ code }) => code), problems]).toEqual([['signed_elsewhere', 'offer_withdrawn'], []]);
    await world.send.run({ userId: 'marcus', campaignId: 'film', coachIds: [1], confirmed: [] });
    expect(world.ledger.rows).toHaveLength(1);
  });

  it('C-15 Y-05 remarks a camp that was logged, unless the written email names it', async () => {
    record = { ...NO_RECORD, met: { kind: 'camp', isToCome: false } };
    await world.draft({ id: 'thanks', template: 'Coach {{coach_last_name}}, thank you for the camp.' });
    const codes = async (id: string) => (await preview.run('marcus', id, 1)).warnings.map(({ code }) => code);
    expect([await codes('film'), await codes('thanks')]).toEqual([['already_met'], []]);
  });

  it('X-01 neither a campaign of somebody else nor a coach who does not exist is shown', async () => {
    await expect(preview.run('maya', 'film', 1)).rejects.toMatchObject({ code: 'campaign_not_found' });
    await expect(preview.run('marcus', 'film', 99)).rejects.toMatchObject({ kind: 'missing' });
  });
});
