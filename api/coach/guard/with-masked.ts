/** A placeholder with a number in it would be read as a figure. */
const letters = 'abcdefghijklmnop'

/**
 * Sets stretches of a text aside while something is done with the rest: they stand as `[a]`, which no guard looks at, and come back as they
 * were. What was cut together with its place stays cut.
 */
export function withMasked(text: string, stretches: readonly string[], work: (open: string) => string): string {
  const aside: string[] = []
  let open = text
  for (const stretch of stretches) {
    if (aside.length === letters.length) break
    const at = open.indexOf(stretch)
    if (stretch === '' || at < 0) continue
    open = `${open.slice(0, at)}[${letters[aside.length]} aside]${open.slice(at + stretch.length)}`
    aside.push(stretch)
  }
  return aside.reduce((left, stretch, nth) => left.replace(`[${letters[nth]} aside]`, () => stretch), work(open))
}
