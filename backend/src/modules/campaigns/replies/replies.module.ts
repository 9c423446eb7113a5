import { Module } from '@nestjs/common';

import { ActivityModule } from '../../../platform/activity/activity.module.js';
import { OutreachModule } from '../../schools/outreach/index.js';
import { ShareModule } from '../../profile/share/index.js';
import { OwnAccountsModule } from '../../gmail/own-accounts/index.js';
import { WritingModule } from '../writing/index.js';
import { LedgerModule } from '../ledger/index.js';
import { SendingModule } from '../sending/index.js';
import { CheckRepliesController } from './adapters/http/check-replies.controller.js';
import { NotedReplyController } from './adapters/http/noted-reply.controller.js';
import { MailboxWorkers } from './adapters/jobs/mailbox-workers.js';
import { KeepReplies } from './adapters/persistence/keep-replies.js';
import { SqlNotedReplies } from './adapters/persistence/sql-noted-replies.js';
import { SqlReplyLedger } from './adapters/persistence/sql-reply-ledger.js';
import { PostalMimeMessageReader } from './adapters/postal-mime/postal-mime-message-reader.js';
import { ReplySchedule } from './adapters/schedule/reply-schedule.js';
import { CheckAllMailboxes } from './application/check-all-mailboxes.use-case.js';
import { CheckMailbox } from './application/check-mailbox.use-case.js';
import { CheckReplies } from './application/check-replies.use-case.js';
import { EnqueueDueMailboxes } from './application/enqueue-due-mailboxes.use-case.js';
import { KeepMessages } from './application/keep-messages.js';
import { LookForCoaches } from './application/look-for-coaches.js';
import { MailboxTrouble } from './application/mailbox-trouble.js';
import { MessageReader } from './application/ports/message-reader.js';
import { NotedReplies } from './application/ports/noted-replies.js';
import { ReadReplyText } from './application/read-reply-text.js';
import { ReplyLedger } from './application/ports/reply-ledger.js';
import { NoteReply } from './application/note-reply.use-case.js';
import { ReplyPolicy } from './application/reply-policy.js';
import { ReadMailbox } from './application/read-mailbox.js';
import { UnderstandMessage } from './application/understand-message.js';
import { RepliesConfig } from './config/replies-config.js';
import { ProfileMessageController } from './adapters/http/profile-message.controller.js';
import { MessageWorkers } from './adapters/jobs/message-workers.js';
import { TakeMessage } from './application/take-message.use-case.js';
import { NotifyOfMessage } from './application/notify-of-message.use-case.js';
import { ProfileMessages } from './application/ports/profile-messages.js';
import { KnownWriterQuery } from './queries/known-writer.query.js';
import { ProfileMessagesQuery } from './queries/profile-messages.query.js';
import { ReplyChecks } from './resources/reply-checks.resource.js';
import { SqlProfileMessages } from './adapters/persistence/sql-profile-messages.js';
import { ReplyReports } from './resources/reply-reports.resource.js';
import { WalkMailbox } from './application/walk-mailbox.js';

/** Reading mailboxes and understanding what arrived. */
@Module({
  imports: [ActivityModule, ShareModule, OutreachModule, OwnAccountsModule, WritingModule, LedgerModule, SendingModule],
  controllers: [CheckRepliesController, NotedReplyController, ProfileMessageController],
  providers: [
    { provide: ReplyLedger, useClass: SqlReplyLedger },
    { provide: NotedReplies, useClass: SqlNotedReplies },
    NoteReply,
    {
      provide: ReplyPolicy,
      inject: [RepliesConfig],
      useFactory: (config: RepliesConfig) => new ReplyPolicy(config.pollIntervalSeconds * 1000, () => Math.random()),
    },
    { provide: MessageReader, useClass: PostalMimeMessageReader },
    ReadReplyText,
    ReplyReports,
    { provide: ProfileMessages, useClass: SqlProfileMessages },
    ProfileMessagesQuery,
    KnownWriterQuery,
    ReplyChecks,
    TakeMessage,
    NotifyOfMessage,
    MessageWorkers,
    KeepReplies,
    MailboxWorkers,
    ReplySchedule,
    UnderstandMessage,
    KeepMessages,
    WalkMailbox,
    LookForCoaches,
    ReadMailbox,
    MailboxTrouble,
    CheckMailbox,
    CheckReplies,
    EnqueueDueMailboxes,
    CheckAllMailboxes,
  ],
  exports: [CheckAllMailboxes, ProfileMessagesQuery, ReadReplyText, ReplyChecks, ReplyLedger, ReplyReports],
})
export class RepliesModule {}
