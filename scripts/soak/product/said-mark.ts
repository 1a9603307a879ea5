/** Precedes the words "said" in a recording; a zero byte ends them. */
export const saidMark = 'GREENROOM-SAYS:'
