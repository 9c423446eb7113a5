import { type ConversationPart, useMarkReplyCheckedMutation, useReportReplyMutation } from '@/entities/campaign';
import { errorText } from '@/shared/api';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { useToast } from '@/shared/ui/toast';
import { AnswerBox } from './answer-box';
import { Messages } from './messages';
import { useAnswer } from './use-answer';

interface WrittenProps {
  head: ConversationPart;
  parts: readonly ConversationPart[];
  onEarlier: (() => void) | null;
}

/** What was written so far, and the answer. */
export function Written({ head, parts, onEarlier }: WrittenProps) {
  const { coachId } = head;
  const answer = useAnswer(coachId);
  const [check] = useMarkReplyCheckedMutation();
  const [report] = useReportReplyMutation();
  const toast = useToast();

  async function save(press: typeof check | typeof report, replyId: string): Promise<void> {
    try {
      await press({ coachId, replyId }).unwrap();
    } catch (error) {
      toast({ title: 'Not saved', description: errorText(error, 'Please try again.'), variant: 'destructive' });
    }
  }

  return (
    <>
      <Messages
        coachId={coachId}
        parts={parts}
        onEarlier={onEarlier}
        onTakeBack={(email) => void answer.takeBack(email)}
        hasGuardian={head.hasGuardian}
        onChecked={({ id }) => void save(check, id)}
        onReport={({ id }) => void save(report, id)}
      />
      <AnswerBox coachId={coachId} coachName={head.coachName} offer={head.answer} answer={answer} />
      {head.answer.reason === 'no_reply_yet' && head.isListed && (
        <LinkButton to={paths.newCampaignTo(coachId)} color="inherit" variant="outlined" sx={{ mt: 2 }}>
          Write in a new campaign
        </LinkButton>
      )}
    </>
  );
}
