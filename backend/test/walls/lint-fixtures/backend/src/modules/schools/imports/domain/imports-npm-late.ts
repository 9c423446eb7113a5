// Breaks: nor while it runs.
export const load = () => import('uuid');
