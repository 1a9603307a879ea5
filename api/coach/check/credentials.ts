/** Degrees by level; a line with the same level supports it: BSc for "Bachelor of Science". */
const degrees: [RegExp, RegExp?][] = [
  [/\bph\.?\s?d\b|\bdoctora(?:te|l)\b|\bdoctor of\b|\bed\.?d\b|\bdnp\b/i],
  [
    /\bmaster(?:['’]?s)?(?: degree\b| of\b| in\b|(?= in\b)|['’]s\b)|\bmaster['’]s\b|\bm\.?sc\b|\bmba\b|\bm\.?eng\b|\bmsn\b|\bmph\b|\bmsw\b|\bgraduate degree\b/i,
  ],
  [/\bbachelor|\bb\.?sc\b|\bb\.?eng\b|\bbsn\b|\bbba\b|\bB\.?[AS]\b(?!\w)|\bllb\b|\bhonou?rs degree\b|\bundergraduate degree\b/i],
  [/\bassociate(?:['’]?s)? (?:degree|of)\b|\ba\.?a\.?s\b|\badn\b/i],
  // Case-sensitive: a bed, Ms. Lane, and MS Office are not degrees.
  [/\b[BM]\.?Ed\b/, /\b[BM]\.?Ed\b|(?:bachelor|master)s? (?:of|in) education/i],
  [/\bM\.?[AS]\b(?!\.? \p{Lu})/u, /\bM\.?[AS]\b|\bm\.?sc\b|\bmaster/i],
  [/\bdiploma\b|\bged\b|\bhnd\b/i, /diploma|\bdip\b|\bged\b|\bhnd\b|\bnvq\b/i],
]

/** Certificates, honors, and ranks, and what a supporting line must contain if not the word itself. */
const credentials: [RegExp, RegExp?][] = [
  [/\bcertified\b/i],
  [/\bcertifications?\b/i, /certif/i],
  [/\bcertificates?\b/i, /certif|licen[cs]|\btickets?\b|\bcards?\b|qualif|diploma|\bcourses?\b/i],
  [/\blicen[cs](?:e[ds]?|ure)\b/i, /licen[cs]/i],
  [/\baccredit/i],
  [/\bchartered\b/i],
  [/\bendorsements?\b/i],
  [/\b(?:minor|major)(?:ed|ing)? in\b/i],
  [/\b(?:award|prize|medal|trophy|finalist)/i, /award|prize|medal|trophy|finalist|\bw[io]n\b|winner|contest|competition/i],
  [/\bhonou?rs\b/i],
  [/\bcum laude\b/i],
  [/\bscholarship|\bfellowship\b/i],
  [/\b(?:employee|driver|teacher|nurse|salesperson|manager) of the (?:month|quarter|year)\b/i],
  [/\bpromot(?:ed (?:to|twice|from|within|after)\b|ions?\b)/i, /promot/i],
  [/\brecogni[sz]ed (?:by|as|for)\b/i, /recogni/i],
  [/\bpatent(?:s|ed)?\b/i],
  [/\bpublished (?:an?|several|papers?|research|author)\b/i, /publi/i],
  [/\b(?:black|green) belt\b/i],
  [/\b(?:fluent|bilingual)/i, /fluent|bilingual|native|languages?\b|\bC[12]\b/i],
  [/\bfirst[- ]aider?\b/i],
]

/** Positions that the employer's people may hold too. */
const positions: [RegExp, RegExp?][] = [
  [/\bapprentice/i],
  [/\bvice president\b/i],
  [/\bdirector\b/i],
  [/\bhead of\b/i],
  [/\bcharge nurse\b/i],
  [/\bfounder\b/i, /found/i],
]
/** "I was an", "as", "my": the position is the user's own. */
const heldByUser = /\b(?:I(?:['’]m| am| was| became| have been)?|as|my(?: own)?)\s+(?:an?\s+|the\s+)?(?:\S+\s+){0,2}$/i

const claimedForThem = /(?:\b(?<!\b(?:if|unless|whether|when|once|do|did) )you (?:hold|have|are|speak)|^your)\s+(?:\S+\s){0,4}$/i

/**
 * The first degree, certificate, honor, or position that no line supports.
 * @param ad ad lines that may support what is not claimed for the user
 * @param employer ad lines that may support positions other people hold
 */
export function unknownCredential(
  text: string,
  own: readonly string[],
  ad: readonly string[],
  employer: readonly string[] = ad,
): string | null {
  for (const [patterns, others] of [
    [[...degrees, ...credentials], ad],
    [positions, employer],
  ] as const)
    for (const [pattern, inLine = pattern] of patterns) {
      const found = pattern.exec(text)
      if (!found) continue
      const before = text.slice(0, found.index)
      const lines = claimedForThem.test(before) && own.length > 0 ? own : [...own, ...(heldByUser.test(before) ? ad : others)]
      if (!lines.some((line) => inLine.test(line))) return found[0]
    }
  return null
}
