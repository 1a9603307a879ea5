const ones =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const small = ones.join('|')
const below100 = `(?:(?:${tens.join('|')})(?:[ -](?:${ones.slice(0, 9).join('|')}))?|${small}|o(?:h)?[ -](?:${ones.slice(0, 9).join('|')}))`

function spokenValue(words: string): number {
  return words
    .toLowerCase()
    .split(/[ -]/)
    .reduce((sum, word) => sum + (tens.includes(word) ? (tens.indexOf(word) + 2) * 10 : ones.indexOf(word) + 1), 0)
}

const spokenYear = new RegExp(
  String.raw`\b(?:(nineteen|twenty)[ -](${below100})|two thousand(?:[ -](?:and[ -])?(${below100}))?)\b(?![ -](?:hundred|thousand|million))`,
  'gi',
)

/**
 * Years as people say them become figures: "twenty eighteen", "two thousand and nine", "nineteen ninety-eight". "Twenty five" stays a
 * number, and so does a bare "two thousand" unless a word such as "in" or "since" makes a year of it.
 */
export function withYears(text: string): string {
  return text.replace(
    spokenYear,
    (said, century: string | undefined, rest: string | undefined, after: string | undefined, at: number) => {
      if (century) {
        const value = spokenValue(rest ?? '')
        if (value < 10 && !/^o/i.test(rest ?? '')) return said
        return String((century.toLowerCase() === 'nineteen' ? 1900 : 2000) + value)
      }
      if (after) return String(2000 + spokenValue(after))
      return /\b(?:in|since|from|until|to|till)\s+$/i.test(text.slice(Math.max(0, at - 60), at)) ? '2000' : said
    },
  )
}
