export { StatCard } from './stat-card';
