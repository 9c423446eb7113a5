// Breaks: SQL knows nothing of HTTP.
export { Router } from 'express';
