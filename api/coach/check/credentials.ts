/** A degree by its level, as texts name it; a line of the same level vouches for it: BSc for "Bachelor of Science". */
const degrees: RegExp[] = [
  /\bph\.?\s?d\b|\bdoctora(?:te|l)\b|\bdoctor of\b|\bed\.?d\b|\bdnp\b/i,
  /\bmaster(?:['’]?s)?(?: degree\b| of\b| in\b|(?= in\b)|['’]s\b)|\bmaster['’]s\b|\bm\.?sc\b|\bmba\b|\bm\.?eng\b|\bm\.?ed\b|\bmsn\b|\bmph\b|\bmsw\b|\bM\.?[AS]\b|\bgraduate degree\b/i,
  /\bbachelor|\bb\.?sc\b|\bb\.?eng\b|\bb\.?ed\b|\bbsn\b|\bbba\b|\bB\.?[AS]\b(?!\w)|\bllb\b|\bhonou?rs degree\b|\bundergraduate degree\b/i,
  /\bassociate(?:['’]?s)? (?:degree|of)\b|\ba\.?a\.?s\b|\badn\b/i,
  /\bdiploma\b|\bged\b|\bhnd\b/i,
]

/** Certificates, honors, and ranks: a line with the same word vouches for them. */
const credentials: RegExp[] = [
  /\bcertif(?:ied|icates?|ications?)\b/i,
  /\blicen[cs](?:e[ds]?|ure)\b/i,
  /\baccredit/i,
  /\bchartered\b/i,
  /\bcredentials?\b/i,
  /\bendorsements?\b/i,
  /\bapprenticeship|\bapprentice\b/i,
  /\b(?:minor|major)(?:ed|ing)? in\b/i,
  /\baward/i,
  /\bprizes?\b/i,
  /\bmedal|\btrophy\b/i,
  /\bhonou?rs\b/i,
  /\bcum laude\b/i,
  /\bfinalist\b/i,
  /\bscholarship|\bfellowship\b/i,
  /\b(?:employee|driver|teacher|nurse|salesperson|manager) of the (?:month|quarter|year)\b/i,
  /\bpromot(?:ed (?:to|twice|from|within|after)\b|ions?\b)/i,
  /\bvice president\b/i,
  /\bdirector\b/i,
  /\bhead of\b/i,
  /\bfounder\b/i,
  /\bpatent|\bpublished\b/i,
  /\b(?:black|green) belt\b/i,
  /\bfluent|\bbilingual\b/i,
  /\bfirst[- ]aider?\b/i,
]

/** The first degree, certificate, honor, or rank of a text that no line has. */
export function unknownCredential(text: string, lines: readonly string[]): string | null {
  for (const pattern of [...degrees, ...credentials]) {
    const found = pattern.exec(text)
    if (found && !lines.some((line) => pattern.test(line))) return found[0]
  }
  return null
}
