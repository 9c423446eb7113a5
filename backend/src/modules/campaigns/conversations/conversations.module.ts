import { Module } from '@nestjs/common';

import { GuardiansModule } from '../../family/guardians/index.js';
import { OwnAccountsModule } from '../../gmail/own-accounts/index.js';
import { RepliesModule } from '../replies/index.js';
import { LedgerModule } from '../ledger/index.js';
import { ControlModule } from '../control/index.js';
import { SendingModule } from '../sending/index.js';
import { WritingModule } from '../writing/index.js';
import { ConversationEntriesController } from './adapters/http/conversation-entries.controller.js';
import { ConversationListController } from './adapters/http/conversation-list.controller.js';
import { ConversationsController } from './adapters/http/conversations.controller.js';
import { ProfileMessagesController } from './adapters/http/profile-messages.controller.js';
import { ReplyReportsController } from './adapters/http/reply-reports.controller.js';
import { AnswerWorkers } from './adapters/jobs/answer-workers.js';
import { SqlAnswers } from './adapters/persistence/sql-answers.js';
import { AnswerSchedule } from './adapters/schedule/answer-schedule.js';
import { AnswerLimits } from './application/answer-limits.js';
import { AnswerMoments } from './application/answer-moments.js';
import { CheckReply } from './application/check-reply.use-case.js';
import { CopyEmail } from './application/copy-email.use-case.js';
import { DeliverAnswers } from './application/deliver-answers.use-case.js';
import { FindAnswerWay } from './application/find-answer-way.js';
import { Answers } from './application/ports/answers.js';
import { ReadConversation } from './application/read-conversation.use-case.js';
import { ReadTexts } from './application/read-texts.use-case.js';
import { ReportReply } from './application/report-reply.use-case.js';
import { WriteAnswer } from './application/write-answer.use-case.js';
import { ConversationListQuery } from './queries/conversation-list.query.js';
import { DueAnswersQuery } from './queries/due-answers.query.js';
import { UnreadRepliesQuery } from './queries/unread-replies.query.js';
import { ConversationQuery } from './queries/conversation.query.js';

/** The messages between an athlete and one coach, and answers in the same thread. */
@Module({
  imports: [GuardiansModule, OwnAccountsModule, WritingModule, LedgerModule, ControlModule, SendingModule, RepliesModule],
  controllers: [
    ConversationListController,
    ConversationEntriesController,
    ConversationsController,
    ReplyReportsController,
    ProfileMessagesController,
  ],
  providers: [
    { provide: Answers, useClass: SqlAnswers },
    ConversationListQuery,
    ConversationQuery,
    DueAnswersQuery,
    UnreadRepliesQuery,
    FindAnswerWay,
    ReadConversation,
    ReadTexts,
    AnswerMoments,
    CheckReply,
    ReportReply,
    CopyEmail,
    WriteAnswer,
    AnswerLimits,
    DeliverAnswers,
    AnswerWorkers,
    AnswerSchedule,
  ],
})
export class ConversationsModule {}
