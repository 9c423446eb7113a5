// Breaks: a resource knows nothing of HTTP.
export { Router } from 'express';
