// Breaks: a query knows nothing of HTTP.
export { Router } from 'express';
