export {
  useAnswerCoachWordMutation,
  useAskCoachMutation,
  useGetCoachWordsQuery,
  useLookAtCoachWordQuery,
  useRevokeCoachWordMutation,
} from './api/coach-word-api';
export { type GivenWord, wordText } from './model/word-text';
