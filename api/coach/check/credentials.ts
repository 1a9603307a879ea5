import claims from './supported-claims.json' with { type: 'json' }

/** What a text claims, and what a line that supports it must contain: the same, unless said otherwise. */
interface Claimed {
  claimed: RegExp
  line: RegExp
}

const claimedIn = (rows: readonly { claimed: string; line?: string }[]): Claimed[] =>
  rows.map(({ claimed, line = claimed }) => ({ claimed: new RegExp(claimed, 'iu'), line: new RegExp(line, 'iu') }))

export const amounts = claimedIn(claims.amounts)
const credentials = claimedIn([...claims.degrees, ...claims.credentials])
const positions = claimedIn(claims.positions)

const heldByUser = /\b(?:I(?:['’]m| am| was| became| have been)?|as|my(?: own)?)\s+(?:an?\s+|the\s+)?(?:\S+\s+){0,2}$/i
const claimedForThem = /(?:\b(?<!\b(?:if|unless|whether|when|once|do|did) )you (?:hold|have|are|speak)|^your)\s+(?:\S+\s){0,4}$/i

/** The first degree, certificate, honor, or position that no line supports. `employer`: ad lines that may support others' positions. */
export function unknownCredential(
  text: string,
  own: readonly string[],
  ad: readonly string[],
  employer: readonly string[] = ad,
): string | null {
  for (const one of [...credentials, ...positions]) {
    const found = one.claimed.exec(text)
    if (!found) continue
    const before = text.slice(0, found.index)
    const others = positions.includes(one) && !heldByUser.test(before) ? employer : ad
    const lines = claimedForThem.test(before) && own.length > 0 ? own : [...own, ...others]
    if (!lines.some((line) => one.line.test(line))) return found[0]
  }
  return null
}
