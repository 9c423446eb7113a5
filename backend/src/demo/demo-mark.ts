import type { DataSource, EntityManager } from 'typeorm';

/** Key of our advisory lock: one process at a time fills a database. */
const FILLING = 727_274_004;

/** Remembers in the database that it holds demo data, and keeps demo data out of a database that is in use. */
export class DemoMark {
  constructor(private readonly source: DataSource) {}

  /**
   * Runs `fill` unless the database is filled already; of two processes one does it and the other waits.
   * Throws when it holds accounts that are not `emails`' (the demo's own, left by a filling that was
   * interrupted: those are removed first, with everything they own).
   */
  async fillOnce(emails: string[], fill: () => Promise<void>): Promise<void> {
    await this.source.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock($1)', [FILLING]);
      if (await isMarked(manager)) return;
      await this.makeRoom(emails);
      await fill();
      await manager.query(`insert into app_state (key, value) values ('demo', 'true')`);
    });
  }

  private async makeRoom(emails: string[]): Promise<void> {
    const others = await this.source.query<unknown[]>('select 1 from users where email <> all($1) limit 1', [emails]);
    if (others.length > 0) {
      throw new Error('DEMO is on, but this database holds accounts that are not the demo’s; give it an empty one.');
    }
    await this.source.query('delete from users');
  }
}

async function isMarked(manager: EntityManager): Promise<boolean> {
  return (await manager.query<unknown[]>(`select 1 from app_state where key = 'demo'`)).length > 0;
}
