export { SectionCard } from './section-card';
