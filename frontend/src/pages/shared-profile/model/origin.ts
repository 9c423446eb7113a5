import type { SharedFactDto } from '@/shared/api';

interface Origin {
  /** "Westlake High School · Austin, TX"; empty when none of it is shared. */
  words: string;
  /** What is not in it. */
  others: SharedFactDto[];
}

const parts = new Set(['High school', 'City', 'State']);

/** Where the athlete plays and lives, which belongs beside the name: a coach asks for it first. */
export function originOf(details: readonly SharedFactDto[]): Origin {
  const valueOf = (label: string) => details.find((fact) => fact.label === label)?.value;
  const present = (values: (string | undefined)[], between: string) => values.filter((value) => value !== undefined).join(between);
  const town = present([valueOf('City'), valueOf('State')], ', ');
  return {
    words: present([valueOf('High school'), town === '' ? undefined : town], ' · '),
    others: details.filter(({ label }) => !parts.has(label)),
  };
}
