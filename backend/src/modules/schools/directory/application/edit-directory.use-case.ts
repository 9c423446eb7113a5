import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { sharedCoachOf, type CoachDraft } from '../domain/shared-coach.js';
import { sharedSchoolOf, type SchoolDraft } from '../domain/shared-school.js';
import { DirectoryEditor, type SchoolDependants, type StaffCoachView } from './ports/directory-editor.js';

/** What admins do with schools and coaches one by one. */
@Injectable()
export class EditDirectory {
  constructor(
    private readonly editor: DirectoryEditor,
    private readonly clock: Clock,
  ) {}

  /** Answers the id. Throws InvalidEntry, SchoolExists. */
  async addSchool(draft: SchoolDraft): Promise<number> {
    return this.editor.addSchool(sharedSchoolOf(draft), this.clock.now());
  }

  /** Throws InvalidEntry, SchoolNotFound, SchoolExists. */
  async changeSchool(id: number, draft: SchoolDraft): Promise<void> {
    await this.editor.changeSchool(id, sharedSchoolOf(draft), this.clock.now());
  }

  /** What would go with the school. Throws SchoolNotFound. */
  dependantsOf(id: number): Promise<SchoolDependants> {
    return this.editor.dependantsOf(id);
  }

  /** Throws SchoolNotFound. */
  removeSchool(id: number): Promise<SchoolDependants> {
    return this.editor.removeSchool(id, this.clock.now());
  }

  /** Throws InvalidEntry, SchoolNotFound, CoachExists. */
  async addCoach(schoolId: number, draft: CoachDraft): Promise<StaffCoachView> {
    return this.editor.addCoach(schoolId, sharedCoachOf(draft), this.clock.now());
  }

  /** Throws InvalidEntry, CoachNotFound, CoachExists. */
  async changeCoach(id: number, draft: CoachDraft): Promise<StaffCoachView> {
    return this.editor.changeCoach(id, sharedCoachOf(draft), this.clock.now());
  }

  /** Notes that the entry was found right today. Throws CoachNotFound. */
  verifyCoach(id: number): Promise<StaffCoachView> {
    return this.editor.verifyCoach(id, this.clock.now());
  }

  /** Throws CoachNotFound. */
  removeCoach(id: number): Promise<void> {
    return this.editor.removeCoach(id, this.clock.now());
  }
}
