import { useParams } from 'react-router';
import { Conversation } from './conversation';

/** What an athlete and one coach wrote to each other. The page is remounted for another coach, so no state is carried over. */
export function ConversationPage({ isBesideList = false }: { isBesideList?: boolean }) {
  const { coachId = '' } = useParams();
  const id = /^\d{1,9}$/u.test(coachId) ? Number(coachId) : 0;
  return <Conversation key={id} coachId={id} isBesideList={isBesideList} />;
}
