export { Game } from './game.dto.js';
