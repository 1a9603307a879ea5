import prefixes from './hyphenated-prefixes.json' with { type: 'json' }

/** Compound prefixes that keep their hyphen at a line end; also figures and abbreviations ("24-", "ABC-"). */
export const keepsHyphen = new RegExp(`(?:^|[\\s(])(?:${prefixes.join('|')})-$`, 'u')

/** A pasted "blood trans-" and "fusions" on two lines make one word again; "full-" and "time" keep their hyphen. */
export const withWholeWords = (text: string): string =>
  text.replace(
    /(^|[\s(])(\p{L}+-)\r?\n\s*(?=\p{Ll})/gu,
    (_, before: string, start: string) => `${before}${keepsHyphen.test(start) ? start : start.slice(0, -1)}`,
  )
