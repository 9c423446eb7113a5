import type { DataSource } from 'typeorm';

import { ScriptedMailGateway } from '../../../gmail/testing/index.js';
import { DELIVER_QUEUE } from '../../ledger/index.js';
import { DeliveryWorld } from '../../testing/delivery-world.js';
import { CoachDirectory, type FavoriteCoach, type RecipientRow } from '../../../schools/directory/index.js';
import { DecideMail, type MailDecision } from './decide-mail.use-case.js';
import { Suppressions } from '../../writing/queries/suppressions.query.js';
import { SendAgainAddress } from './send-again-address.js';

class OneCoach extends CoachDirectory {
  /** undefined: the coach is not listed any more. */
  email: string | null | undefined = 'coach1@akron.example.edu';

  constructor() {
    super({} as DataSource);
  }

  override async recipientsFor(): Promise<FavoriteCoach[]> {
    return [];
  }

  override async coachesForUser(): Promise<RecipientRow[]> {
    return this.email === undefined ? [] : [{ coachId: 1, coachEmail: this.email } as RecipientRow];
  }
}

class NotedSuppressions extends Suppressions {
  readonly addresses = new Map<string, string>();

  constructor() {
    super({} as DataSource);
  }

  override async of(): Promise<Map<string, string>> {
    return this.addresses;
  }
}

const TWO_MINUTES = 2 * 60 * 1000;

describe('C-17 the athlete decides about an email nobody knows of', () => {
  let gateway: ScriptedMailGateway;
  let world: DeliveryWorld;
  let decide: (decision: MailDecision, mailId?: string, seen?: string) => Promise<void>;
  let useCase: DecideMail;
  let directory: OneCoach;
  let suppressions: NotedSuppressions;

  beforeEach(async () => {
    gateway = new ScriptedMailGateway();
    world = new DeliveryWorld(gateway);
    directory = new OneCoach();
    suppressions = new NotedSuppressions();
    useCase = new DecideMail(world.ledger, world.jobs, world.gateways, new SendAgainAddress(directory, suppressions), world.clock);
    decide = (decision, mailId = 'film 1', seen = undefined) => useCase.run('marcus', 'film', mailId, decision, seen);
    gateway.outcomes.set('coach1@akron.example.edu', { kind: 'unknown', message: 'timeout' });
    await world.activate(1);
    await world.deliver.run('film');
    gateway.outcomes.clear();
  });

  it('"It arrived" counts it as sent and completes the campaign', async () => {
    await decide('arrived');
    expect(world.statuses()).toEqual(['sent']);
    expect(world.campaign()).toBe('completed');
  });

  it('"Send again" sends it once more, after the first try is certainly over', async () => {
    await expect(decide('send_again')).rejects.toMatchObject({ code: 'still_being_checked', retryAfterSeconds: 120 });
    world.clock.advance(TWO_MINUTES);
    await decide('send_again');
    expect(world.jobs.waiting(DELIVER_QUEUE).map(({ key }) => key)).toEqual(['film']);
    await world.deliver.run('film');
    expect(gateway.arrived).toHaveLength(1);
  });

  it('two presses at once count once', async () => {
    world.clock.advance(TWO_MINUTES);
    const presses = await Promise.allSettled([decide('send_again'), decide('send_again')]);
    expect(presses.map((press) => press.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('an email that is sent is not up for decision', async () => {
    await decide('arrived');
    await expect(decide('send_again')).rejects.toMatchObject({ code: 'nothing_to_decide' });
    await expect(decide('arrived')).rejects.toMatchObject({ code: 'nothing_to_decide' });
  });

  it('an email that does not exist is missing', async () => {
    await expect(decide('arrived', 'film 2')).rejects.toMatchObject({ code: 'mail_not_found' });
  });

  it('M-09 "Send again" goes to the corrected address of the coach', async () => {
    world.clock.advance(TWO_MINUTES);
    directory.email = 'corrected@akron.example.edu';
    await decide('send_again', 'film 1', 'Corrected@akron.example.edu');
    await world.deliver.run('film');
    expect(gateway.arrived.map(({ to }) => to.address)).toEqual(['corrected@akron.example.edu']);
  });

  it('M-09 "Send again" keeps the address of a coach who is not listed any more', async () => {
    world.clock.advance(TWO_MINUTES);
    directory.email = undefined;
    await decide('send_again');
    expect(world.ledger.rows[0]).toMatchObject({ status: 'queued', toAddress: 'coach1@akron.example.edu' });
  });

  it('M-09 nothing is sent to an address that the athlete did not see, that is suppressed, or that is missing', async () => {
    world.clock.advance(TWO_MINUTES);
    directory.email = 'corrected@akron.example.edu';
    const seen = decide('send_again', 'film 1', 'coach1@akron.example.edu');
    await expect(seen).rejects.toMatchObject({ code: 'address_changed', extra: { toAddress: 'corrected@akron.example.edu' } });
    suppressions.addresses.set('corrected@akron.example.edu', 'Email to this address bounced');
    await expect(decide('send_again')).rejects.toMatchObject({ code: 'address_suppressed' });
    directory.email = null;
    await expect(decide('send_again')).rejects.toMatchObject({ code: 'no_address' });
    expect(world.statuses()).toEqual(['unknown']);
  });

  it('M-09 two coaches whose address became the same get the email once', async () => {
    world.clock.advance(TWO_MINUTES);
    await world.activate(2, 'two');
    gateway.outcomes.set('coach1@akron.example.edu', { kind: 'refused', message: '550' });
    await world.deliver.run('two');
    directory.email = 'coach2@akron.example.edu';
    await expect(useCase.run('marcus', 'two', 'two 1', 'send_again')).rejects.toMatchObject({ code: 'same_address' });
  });

  it('C-22 an answer is sent again to the address that it answers, also after its campaign was cancelled', async () => {
    world.clock.advance(TWO_MINUTES);
    world.ledger.rows[0]!.step = 1000;
    world.ledger.campaigns.get('film')!.status = 'cancelled';
    directory.email = 'corrected@akron.example.edu';
    await decide('send_again', 'film 1', 'coach1@akron.example.edu');
    expect(world.ledger.rows[0]).toMatchObject({ status: 'queued', toAddress: 'coach1@akron.example.edu' });
  });
});
