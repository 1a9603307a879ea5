/** Stands before what is said in a recording of these runs; a zero byte ends it. */
export const saidMark = 'GREENROOM-SAYS:'
