export { SuggestionsButton } from './ui/suggestions-button';
