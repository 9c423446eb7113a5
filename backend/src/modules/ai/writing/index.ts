export { AI_WRITING_USER_DATA } from './adapters/persistence/user-data.js';
export type { WriterName, WritingOptions } from './application/ports/text-model.js';
export type { Allowance } from './application/ports/token-allowance.js';
export type { TextTask } from './application/text-task.js';
export { type WritingServiceOptions, WritingService } from './application/writing-service.js';
export { ProviderUse } from './application/provider-use.js';
export { ShowWhatIsSent } from './application/show-what-is-sent.use-case.js';
export { AiConfig } from './config/ai-config.js';
export { AiWritingModule } from './ai-writing.module.js';
