export { ConversationPage } from './ui/conversation-page';
