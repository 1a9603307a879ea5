/** Lower-case words without possessive endings; letters, digits and the marks inside words such as C++, C#, .NET, B2B. */
export function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}+#]*(?:['’.&-][\p{L}\p{N}][\p{L}\p{M}\p{N}+#]*)*/gu) ?? []).map(
    withoutPossessive,
  )
}

export function withoutPossessive(word: string): string {
  return word.replace(/['’]s$/u, '').replace(/['’]$/u, '')
}

/** A rough English stem, the same for "managed", "manages", "managing" and "manager". Only for comparing two texts with each other. */
export function stemOf(word: string): string {
  let stem = word.toLowerCase()
  for (const ending of [
    'ations',
    'ation',
    'ments',
    'ment',
    'ingly',
    'ings',
    'ing',
    'edly',
    'ers',
    'ors',
    'ies',
    'ied',
    'ed',
    'er',
    'or',
    'es',
    'ly',
    's',
    'y',
    'e',
  ])
    if (stem.length - ending.length >= 3 && stem.endsWith(ending)) {
      stem = stem.slice(0, -ending.length)
      break
    }
  // stopped, planning: the doubled letter belongs to the ending.
  return /([^aeiouls])\1$/.test(stem) && stem.length > 3 ? stem.slice(0, -1) : stem
}
