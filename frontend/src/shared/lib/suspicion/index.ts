export { suspicionAdvice, suspicionReasons, suspicionSentences } from './suspicion-words';
