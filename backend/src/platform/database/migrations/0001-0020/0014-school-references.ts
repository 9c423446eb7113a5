import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whoever deletes a school makes the database look for what refers to it, school by school. Without these an undone
 * import of 10,000 schools reads the whole table of coaches 10,000 times: partial indexes do not help there.
 */
const REFERENCES = `
create index coaches_school on coaches (school_id);
create index corrections_school on corrections (school_id);
create index activities_of_school on activities (school_id);
`;

/** Quick ways from a school to all that refers to it. */
export class SchoolReferences1700000000014 implements MigrationInterface {
  readonly name = 'SchoolReferences1700000000014';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(REFERENCES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index coaches_school, corrections_school, activities_of_school');
  }
}
