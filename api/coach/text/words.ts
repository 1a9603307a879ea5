/** Lower-case words without possessive endings; letters, digits and the marks inside words such as C++, C#, .NET, B2B. */
export function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}+#]*(?:['’.&-][\p{L}\p{N}][\p{L}\p{M}\p{N}+#]*)*/gu) ?? []).map(
    withoutPossessive,
  )
}

export function withoutPossessive(word: string): string {
  return word.replace(/['’]s$/u, '').replace(/['’]$/u, '')
}
