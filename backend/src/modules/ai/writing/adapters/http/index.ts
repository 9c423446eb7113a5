export { AiAllowance, Writer } from './ai.dto.js';
export { WRITINGS_PER_ATHLETE } from './ai.limits.js';
export { answerAsWritten } from './answer-as-written.js';
