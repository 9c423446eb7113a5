import { mergeVersions } from '@/shared/ui/text-conflict';

/** A text with its two versions. */
export interface MergeField {
  name: string;
  label: string;
  mine: string;
  theirs: string;
}

/** Texts that a person writes; the other fields are chosen from a list. */
const texts: ReadonlySet<string> = new Set(['notes', 'nextStep', 'name', 'subject', 'template']);
/** Those that have room for both versions. */
const longTexts: ReadonlySet<string> = new Set(['notes', 'template']);

export const isText = ({ name }: Pick<MergeField, 'name'>): boolean => texts.has(name);
export const isLong = ({ name }: Pick<MergeField, 'name'>): boolean => longTexts.has(name);

/** What the editor begins with: both versions of a long text; of a line the one of this device, with the other one beside it. */
export async function mergedTexts(fields: readonly MergeField[]): Promise<Record<string, string>> {
  const entries = fields.map(async (field) => {
    const { name, mine, theirs } = field;
    return [name, isLong(field) ? await mergeVersions(mine, theirs) : mine] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
