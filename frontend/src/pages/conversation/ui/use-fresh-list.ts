import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { baseApi } from '@/shared/api';

/** An answer that has left moves its conversation in the list of all. */
export function useFreshList(isLeaving: boolean): void {
  const dispatch = useDispatch();
  const before = useRef(isLeaving);
  useEffect(() => {
    const hasLeft = before.current && !isLeaving;
    before.current = isLeaving;
    if (hasLeft) dispatch(baseApi.util.invalidateTags([{ type: 'Conversation', id: 'LIST' }]));
  }, [dispatch, isLeaving]);
}
