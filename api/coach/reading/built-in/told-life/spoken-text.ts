/** One of these words, for patterns. */
export const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Small letters throughout become a name's letters. */
export const titleCased = (said: string): string =>
  /\p{Lu}/u.test(said) ? said : said.replace(/(?<![\p{L}'])(?!(?:of|and|the|for|in)\b)\p{L}/gu, (letter) => letter.toUpperCase())

/** The items of a spoken or written list, without articles and full stops: "Kotlin, Go, and Kafka". */
export function itemsOf(text: string): string[] {
  return text
    .split(/\s*[,;/•|]\s*(?:and\s+|or\s+)?|\s+(?:and also|as well as|and)\s+/i)
    .map((item) =>
      item
        .replace(/^(?:(?:and|also|or|the|an?|my|both|some|of course|i(?:'m| am)? (?:have|know|can|speak))\s+)+/i, '')
        .replace(/(?:\s+(?:too|as well|every day|daily|and so on|etc|and stuff|very well|well|so far|also))+$/i, '')
        .replace(/^[\s"“]+|[\s.!?"”]+$/g, ''),
    )
    .filter((item) => /[\p{L}\d]/u.test(item))
}
