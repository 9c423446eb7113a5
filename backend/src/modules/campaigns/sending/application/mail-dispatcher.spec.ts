import type { MailFile } from '../../../gmail/gateways/index.js';
import { ScriptedMailGateway } from '../../../gmail/testing/index.js';
import { DeliveryWorld } from '../../testing/delivery-world.js';

const FILE: MailFile = { name: 'Transcript.pdf', contentType: 'application/pdf', bytes: Buffer.from('%PDF-1.7') };

describe('what goes with the emails of a campaign', () => {
  let gateway: ScriptedMailGateway;
  let world: DeliveryWorld;

  beforeEach(() => {
    gateway = new ScriptedMailGateway();
    world = new DeliveryWorld(gateway);
  });

  it('C-18 is made once for a batch and goes to each coach', async () => {
    let made = 0;
    world.attached = async () => {
      made += 1;
      return [FILE];
    };
    await world.activate(gateway.batchSize);
    await world.deliver.run('film');
    expect(gateway.arrived.map(({ attachments }) => attachments)).toEqual(Array.from({ length: gateway.batchSize }, () => [FILE]));
    expect(made).toBe(1);
  });

  it('C-18 nothing leaves while it cannot be made, and the reason is kept', async () => {
    world.attached = () => Promise.reject(new Error('“Transcript.pdf” is not kept any more.'));
    await world.activate(2);
    await world.deliver.run('film');
    expect(gateway.arrived).toEqual([]);
    expect(world.statuses()).toEqual(['queued', 'queued']);
    expect(world.ledger.rows[0]?.errorMessage).toContain('“Transcript.pdf” is not kept any more.');
  });
});
