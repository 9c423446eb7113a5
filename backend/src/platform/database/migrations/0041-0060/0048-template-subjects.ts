import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A template may bring a subject with it; those that were written before have none. */
export class TemplateSubjects1700000000048 implements MigrationInterface {
  readonly name = 'TemplateSubjects1700000000048';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table email_templates add column subject text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table email_templates drop column subject');
  }
}
