import { PLACEHOLDER_LIST } from '../../../campaigns/writing/index.js';
import type { Fact } from '../../facts/domain/fact.js';
import { PrivateMask } from '../../masking/domain/private-mask.js';
import type { PrivateKind, PrivateValues } from '../../masking/domain/private-values.js';
import { restoreDeep } from '../../masking/domain/restore-deep.js';
import type { TextTask } from './text-task.js';

/** Facts that are always masked, regardless of their value. */
const WHOLE: Readonly<Record<string, PrivateKind>> = {
  lastName: 'last_name',
  highSchool: 'school',
  city: 'town',
  film: 'link',
  handle: 'handle',
};

const PLACEHOLDERS: ReadonlySet<string> = new Set(PLACEHOLDER_LIST.map(({ name }) => name));

const NOTE = `
Names in double braces that begin with "private_" stand for data of the athlete that you do not get, such as the last name or the
high school. Use them like the words they stand for, and copy them exactly.`;

export interface MaskedTask<T> {
  /** What a provider may see. */
  task: TextTask<T>;
  /** Restores the athlete's data; a text that is still being written ends before an incomplete stand-in. */
  restore(value: T): T;
  restoreBeginning(text: string): string;
}

/** Returns the task with stand-ins for everything that must not be sent to a provider. */
export function maskTask<T>(task: TextTask<T>, values: PrivateValues): MaskedTask<T> {
  const mask = new PrivateMask(values, PLACEHOLDERS);
  const facts = task.facts.map((fact) => ({ ...fact, value: maskedFact(mask, fact) }));
  const material = Object.fromEntries(Object.entries(task.material).map(([name, text]) => [name, mask.sentences(text)]));
  const { standIns } = mask;
  const restore = (value: T) => restoreDeep(value, standIns);
  return {
    task: {
      ...task,
      instructions: standIns.isEmpty ? task.instructions : task.instructions + NOTE,
      facts,
      material,
      objectionTo: (value) => {
        const { value: restored, isCorrupted } = restore(value);
        return isCorrupted ? 'malformed' : task.objectionTo(restored);
      },
    },
    restore: (value) => restore(value).value,
    restoreBeginning: (text) => standIns.restoreBeginning(text),
  };
}

function maskedFact(mask: PrivateMask, { key, value }: Fact): string {
  const kind = WHOLE[key];
  return kind ? mask.whole(kind, value) : mask.fact(value);
}
