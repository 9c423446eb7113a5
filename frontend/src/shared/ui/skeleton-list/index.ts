export { SkeletonList } from './skeleton-list';
