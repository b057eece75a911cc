/** Everything that moves. It is fetched when the table stands already: cards can be played without it. */
export { makeDraggable } from '../../../board/drag';
export { lookAt, show } from './motion';
