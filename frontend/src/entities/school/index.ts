export {
  useAddContactMutation,
  useAddFavoriteMutation,
  useChangeContactMutation,
  useGetSchoolQuery,
  useListContactsQuery,
  useListFavoritesQuery,
  useListSchoolsQuery,
  useRemoveContactMutation,
  useRemoveFavoriteMutation,
} from './api/school-api';
export type { Coach } from './model/coach';
export { divisionName } from './model/division-name';
export type { Favorite } from './model/favorite';
export { fold } from './model/fold';
export type { School } from './model/school';
