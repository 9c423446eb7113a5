import { fieldsNamed } from '../model/tracking/fields-named';
import { targetOf } from '../model/tracking/target-of';
import type { TrackingChange } from '../model/tracking/tracking-change';
import { trackingUnderWay } from '../model/tracking/tracking-under-way';
import { schoolApi as generated } from './school.gen';

const { listSchools, listTargetSchools } = generated.endpoints;

/** Writes a change into the row of the directory. */
function changeRow(schoolId: number, { notes: _notes, nextStep: _nextStep, ...row }: TrackingChange) {
  return generated.util.updateQueryData('listSchools', undefined, (schools) => {
    const school = schools.find(({ id }) => id === schoolId);
    if (school) Object.assign(school, row);
  });
}

/** Writes a change into the list of tracked schools. */
function changeTarget(schoolId: number, change: TrackingChange) {
  return generated.util.updateQueryData('listTargetSchools', undefined, (targets) => {
    const target = targets.find((entry) => entry.schoolId === schoolId);
    if (target) Object.assign(target, change);
  });
}

/**
 * What an athlete keeps about schools. A change shows at once, in the directory and in the list of tracked schools;
 * when the server refuses, the fields that it named go back. Other fields are left alone, so that two changes under
 * way at once do not undo each other.
 */
export const trackingApi = generated.enhanceEndpoints({
  addTagTypes: ['TargetSchools', 'Timeline'],
  endpoints: {
    listSchools: {
      async onQueryStarted(_arg, { dispatch, getState, queryFulfilled }) {
        for (const { schoolId, change } of await trackingUnderWay.over(getState, queryFulfilled)) dispatch(changeRow(schoolId, change));
      },
    },
    listTargetSchools: {
      providesTags: ['TargetSchools'],
      async onQueryStarted(_arg, { dispatch, getState, queryFulfilled }) {
        for (const { schoolId, change } of await trackingUnderWay.over(getState, queryFulfilled)) dispatch(changeTarget(schoolId, change));
      },
    },
    changeTargetSchool: {
      invalidatesTags: (_result, error, { schoolId }) =>
        error ? ['TargetSchools'] : ['Stats', 'TargetSchools', { type: 'Timeline', id: schoolId }],
      async onQueryStarted({ schoolId, changeTargetSchoolDto }, { dispatch, getState, queryFulfilled }) {
        const { notesBefore: _notes, nextStepBefore: _nextStep, ...change } = changeTargetSchoolDto;
        const school = listSchools
          .select()(getState())
          .data?.find(({ id }) => id === schoolId);
        const kept = listTargetSchools
          .select()(getState())
          .data?.find((entry) => entry.schoolId === schoolId);
        const target = kept ?? (school && targetOf(school));
        const put = (fields: TrackingChange) => {
          dispatch(changeRow(schoolId, fields));
          dispatch(changeTarget(schoolId, fields));
        };
        if (target && !kept) {
          dispatch(generated.util.updateQueryData('listTargetSchools', undefined, (targets) => void targets.push(target)));
        }
        const end = trackingUnderWay.begin(getState, schoolId, change);
        put(change);
        try {
          const stored = fieldsNamed((await queryFulfilled).data, change);
          end(stored);
          put(stored);
        } catch {
          end();
          if (target) put(fieldsNamed(target, change));
        }
      },
    },
  },
});

export const { useListTargetSchoolsQuery, useChangeTargetSchoolMutation } = trackingApi;
