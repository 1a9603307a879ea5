/**
 * `[placeholders]` for `replace` and `match`. One that holds another bracket begins at the inner one, so that a text of open brackets is
 * read once and not once for each of them.
 */
export const placeholders = /\[[^[\]]*\]/g
