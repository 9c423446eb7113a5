import { DataSource } from 'typeorm';

import { useTestSource } from '../../../../../test/support/test-source.js';
import { PlanKeepingClient } from '../../../../platform/database/kept-plans.js';
import type { ReadSource } from '../../../../platform/database/reads/read-source.js';
import { CampaignRows } from '../../ledger/testing/campaign-rows.js';
import { CampaignQueries } from './campaigns.query.js';

interface Node {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
}

const readOf = (node: Node): number =>
  (node['Relation Name'] === 'campaign_emails' ? node['Actual Loops'] * (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) : 0) +
  (node.Plans ?? []).reduce((sum, one) => sum + readOf(one), 0);

describe('the campaigns of an athlete beside those of others', () => {
  let source: DataSource;
  /** Emails that the statements of a query read. */
  let emailsRead: number;
  let queries: CampaignQueries;

  let rows: CampaignRows;

  useTestSource(1, (opened) => {
    source = opened;
    rows = new CampaignRows(source);
  });

  beforeEach(() => {
    emailsRead = 0;
    queries = new CampaignQueries({ query: explained } as ReadSource);
  });

  async function explained(statement: string, values: unknown[]): Promise<unknown> {
    const [{ 'QUERY PLAN': plans }] = await source.query<[{ 'QUERY PLAN': [{ Plan: Node }] }]>(
      `explain (analyze, format json) ${statement}`,
      values,
    );
    emailsRead += readOf(plans[0].Plan);
    return source.query(statement, values);
  }

  const haveSender = async () => {
    const sender = await rows.athlete();
    await rows.campaign(
      sender,
      'completed',
      Array.from({ length: 400 }, (_, at) => ({ status: 'sent', toAddress: `c${at}@x.test` })),
    );
    await source.query('vacuum (analyze) campaign_emails, campaigns');
    return sender;
  };

  it('O-10 while one athlete sent nearly all emails, a page of another reads none of them', async () => {
    const other = await rows.athlete();
    const id = await rows.campaign(other, 'draft');
    const sender = await haveSender();
    const { campaigns } = await queries.first(other);
    expect([campaigns.map(({ totalCount }) => totalCount), emailsRead]).toEqual([[0], 0]);
    expect(await queries.one(other, id)).toMatchObject({ totalCount: 0 });
    expect(emailsRead).toBe(0);
    expect((await queries.first(sender)).campaigns[0]).toMatchObject({ totalCount: 400 });
  });

  it('O-10 then, too, one plan holds for all athletes', async () => {
    await source.query('truncate campaigns cascade');
    await haveSender();
    const { url } = source.options as { url: string };
    const keeping = await new DataSource({ type: 'postgres', url, poolSize: 1, extra: { Client: PlanKeepingClient } }).initialize();
    for (let at = 0; at < 12; at += 1) await new CampaignQueries(keeping).first(await rows.athlete());
    const [kept] = await keeping.query<{ shared: boolean }[]>('select generic_plans > 0 as shared from pg_prepared_statements');
    await keeping.destroy();
    expect(kept).toEqual({ shared: true });
  });
});
