import { useState } from 'react';
import { useAddFavoriteMutation, useRemoveFavoriteMutation } from '@/entities/school';
import { useBringSchoolBackMutation, useDismissSchoolMutation, useListSchoolSuggestionsQuery } from '../api/suggestions-api';

interface NamedSchool {
  id: number;
  name: string;
}

/** Text about the last action, and how to undo it; `failed` when it was not done. */
export interface LastStep {
  words: string;
  undo?: () => void;
  failed?: boolean;
}

/** The suggestions and the actions for each; every action can be undone. */
export function useSuggestions() {
  const query = useListSchoolSuggestionsQuery();
  const [add] = useAddFavoriteMutation();
  const [remove] = useRemoveFavoriteMutation();
  const [dismiss] = useDismissSchoolMutation();
  const [bringBack] = useBringSchoolBackMutation();
  const [last, setLast] = useState<LastStep | null>(null);

  async function run(call: Promise<unknown>, done: LastStep, failure: string): Promise<void> {
    try {
      await call;
      setLast(done);
    } catch {
      setLast({ words: failure, failed: true });
    }
  }

  const back = ({ id, name }: NamedSchool) =>
    run(bringBack(id).unwrap(), { words: `${name} may be suggested again.` }, `${name} could not be brought back. Try again.`);
  const unmark = ({ id, name }: NamedSchool) =>
    run(remove(id).unwrap(), { words: `${name} was removed from favorites.` }, `${name} is still a favorite. Try again.`);

  return {
    ...query,
    last,
    back,
    favor: (school: NamedSchool) =>
      run(
        add({ schoolId: school.id }).unwrap(),
        { words: `${school.name} was added to favorites.`, undo: () => void unmark(school) },
        `${school.name} could not be added. Try again.`,
      ),
    refuse: (school: NamedSchool) =>
      run(
        dismiss(school.id).unwrap(),
        { words: `${school.name} will not be suggested again.`, undo: () => void back(school) },
        `${school.name} could not be hidden. Try again.`,
      ),
  };
}
