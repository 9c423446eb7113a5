import type { Fact } from '../../facts/domain/fact.js';
import { CheckClaims, type GatherFacts } from '../../facts/index.js';
import { MARCUS_FACTS } from '../../facts/testing/athlete-fixture.js';
import { ScriptedGrammar } from '../../grammar/testing/scripted-grammar.js';
import type { WritingService, Written } from '../application/writing-service.js';
import type { TextTask } from '../application/text-task.js';

/** Marcus Lee and the school Akron; every model writes by rule, or returns the text set by the test. */
export class WritingWorld {
  readonly grammar = new ScriptedGrammar();
  readonly checks = new CheckClaims(this.grammar);
  readonly tasks: TextTask<unknown>[] = [];
  /** The answer of the model; undefined: the rules write. */
  modelSays: unknown;
  athlete: Fact[] = MARCUS_FACTS;
  /** Remarks of the record before an introduction to a school. */
  beforeIntroduction: string[] = [];
  /** Facts about each school that was asked for. */
  readonly schools = new Map<number, Fact[]>();

  readonly facts = {
    run: async () => this.athlete,
    ofCoach: async (_userId, coachId) => ({ schoolId: coachId * 10, facts: [aFact('school.coachRole', 'You coach the quarterbacks.')] }),
    ofSchool: async (_userId, schoolId) => this.schools.get(schoolId) ?? [],
    beforeIntroduction: async () => this.beforeIntroduction,
  } satisfies Partial<GatherFacts> as unknown as GatherFacts;

  readonly writing = {
    write: async <T>(task: TextTask<T>): Promise<Written<T>> => {
      this.tasks.push(task);
      const isModel = this.modelSays !== undefined;
      return {
        value: isModel ? (this.modelSays as T) : await task.byRule(),
        writer: isModel ? { kind: 'model', name: 'told' } : { kind: 'built-in', name: 'built-in writer' },
        remarks: ['From the writer.'],
        allowance: { usedTokens: 0, limitTokens: 100, resetsAt: new Date(0) },
      };
    },
  } satisfies Partial<WritingService> as unknown as WritingService;
}

/** A fact that a test makes up. */
export function aFact(key: string, value: string): Fact {
  return { key, label: key, value, source: 'school', measures: [] };
}
