import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts the changes of a template's text, so that a change that was written from an older text is noticed. */
export class TemplateRevisions1700000000018 implements MigrationInterface {
  readonly name = 'TemplateRevisions1700000000018';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table email_templates add column revision integer not null default 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table email_templates drop column revision');
  }
}
