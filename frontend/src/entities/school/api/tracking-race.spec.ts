import { configureStore } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { baseApi } from '@/shared/api';
import { deferredAnswer } from '@/shared/testing/deferred-answer';
import { fakeApi } from '@/shared/testing/fake-api';
import { targetOf } from '../model/tracking/target-of';
import { schoolFixture } from '../testing/school-fixture';
import { schoolApi } from './school-api';
import { trackingApi } from './tracking-api';

const cold = schoolFixture({ id: 7, leadLevel: 'cold' });
const target = (leadLevel: string) => ({ ...targetOf(cold), leadLevel, updatedAt: '2026-11-25T14:41:00.000Z' });
const refused = { status: 409, json: { message: 'No', code: 'no' } };

/** A board whose lists were read before a change, and whose answers come when the test says so. */
function open() {
  const [schools, targets, patch] = [deferredAnswer(), deferredAnswer(), deferredAnswer()];
  const routes = {
    'GET /api/schools': { json: [cold] } as object | (() => Promise<object>),
    'GET /api/user/target-schools': { json: [target('cold')] } as object | (() => Promise<object>),
    'PATCH /api/user/target-schools/7': patch.route,
  };
  fakeApi(routes);
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  const { listSchools } = schoolApi.endpoints;
  const { listTargetSchools, changeTargetSchool } = trackingApi.endpoints;
  const ask = () =>
    Promise.all([
      store.dispatch(listSchools.initiate(undefined, { forceRefetch: true })),
      store.dispatch(listTargetSchools.initiate(undefined, { forceRefetch: true })),
    ]);
  // A slice adds tags of its own to the type of the state; it is one store.
  const state = () => store.getState() as never;
  const shown = () => [listSchools.select()(state()).data?.[0]?.leadLevel, listTargetSchools.select()(state()).data?.[0]?.leadLevel];
  return {
    ...{ ask, shown, patch },
    change: () => store.dispatch(changeTargetSchool.initiate({ schoolId: 7, changeTargetSchoolDto: { leadLevel: 'hot' } })),
    /** The next lists come when the test gives them, as they were read before the change. */
    slow: () => Object.assign(routes, { 'GET /api/schools': schools.route, 'GET /api/user/target-schools': targets.route }),
    async give() {
      await schools.give({ json: [cold] });
      await targets.give({ json: [target('cold')] });
    },
  };
}

describe('a change while a list is on its way', () => {
  it('L-03 stays on the screen when the older list comes before the server has answered', async () => {
    const { ask, shown, slow, give, change, patch } = open();
    await ask();
    slow();
    const lists = ask();
    const changed = change();
    expect(shown()).toEqual(['hot', 'hot']);
    await give();
    await lists;
    await waitFor(() => expect(shown()).toEqual(['hot', 'hot']));
    await patch.give({ json: target('hot') });
    await changed;
  });

  it('L-03 stays on the screen when the older list comes after it was stored', async () => {
    const { ask, shown, slow, give, change, patch } = open();
    await ask();
    slow();
    const lists = ask();
    const changed = change();
    await patch.give({ json: target('hot') });
    await changed;
    await give();
    await lists;
    await waitFor(() => expect(shown()).toEqual(['hot', 'hot']));
  });

  it('L-03 that was under way when the list was asked for stays too', async () => {
    const { ask, shown, slow, give, change, patch } = open();
    await ask();
    const changed = change();
    slow();
    const lists = ask();
    await give();
    await lists;
    await waitFor(() => expect(shown()).toEqual(['hot', 'hot']));
    await patch.give({ json: target('hot') });
    await changed;
  });

  it('L-03 that the server refused is what the list says', async () => {
    const { ask, shown, slow, give, change, patch } = open();
    await ask();
    slow();
    const lists = ask();
    const changed = change();
    await patch.give(refused);
    await changed;
    await give();
    await lists;
    await waitFor(() => expect(shown()).toEqual(['cold', 'cold']));
  });
});
