import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { deviceZone } from '@/shared/lib/device-zone';
import { listContactWindows } from './contact-windows-api';
import { schoolApi } from './school-api';
import { trackingApi } from './tracking-api';

const once = { subscribe: false } as const;

/** Loads what must be readable offline: the board, own contacts, when coaches may write. */
export function schoolsForDevice(dispatch: ThunkDispatch<never, unknown, UnknownAction>): void {
  const { listSchools, listFavorites, listContacts } = schoolApi.endpoints;
  void dispatch(listSchools.initiate(undefined, once));
  void dispatch(listFavorites.initiate(undefined, once));
  void dispatch(listContacts.initiate(undefined, once));
  void dispatch(trackingApi.endpoints.listTargetSchools.initiate(undefined, once));
  void dispatch(listContactWindows.initiate(deviceZone(), once));
}
