/** The items of a spoken or written list, without articles and full stops: "Kotlin, Go, and Kafka". */
export function itemsOf(text: string): string[] {
  return text
    .split(/\s*[,;/•|]\s*(?:and\s+|or\s+)?|\s+(?:and also|as well as|and)\s+/i)
    .map((item) =>
      item
        .replace(
          /^(?:and|also|or|the|an?|my|both|some|i(?:'m| am)? (?:have|know|can|speak)|of course|things like|stuff like|etc\.?)\s+/gi,
          '',
        )
        .replace(/(?:\s+(?:too|as well|every day|daily|and so on|etc|and stuff|very well|well|so far|also))+$/i, '')
        .replace(/^[\s"“]+|[\s.!?"”]+$/g, '')
        .trim(),
    )
    .filter((item) => /[\p{L}\d]/u.test(item))
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Keeps each once, whatever its letters; the first way of writing stays. */
export function once(items: readonly string[]): string[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const key = item.toLowerCase().replace(/[^\p{L}\d+#]/gu, '')
    return key !== '' && seen.size !== seen.add(key).size
  })
}
