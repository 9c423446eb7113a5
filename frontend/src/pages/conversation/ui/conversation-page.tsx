import { useParams } from 'react-router';
import { Conversation } from './conversation';

/** What an athlete and one coach wrote to each other. Another coach is another page: nothing of the one before stays. */
export function ConversationPage({ isBesideList = false }: { isBesideList?: boolean }) {
  const { coachId = '' } = useParams();
  const id = /^\d{1,9}$/u.test(coachId) ? Number(coachId) : 0;
  return <Conversation key={id} coachId={id} isBesideList={isBesideList} />;
}
