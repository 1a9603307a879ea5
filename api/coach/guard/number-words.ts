const ones: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
}
const tens: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const scales: Record<string, number> = { hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9, dozen: 12 }

const small = Object.keys({ ...ones, ...tens }).join('|')
const large = Object.keys(scales).join('|')
const word = `(?:${small}|(?:an?\\s+|half\\s+an?\\s+|a\\s+half\\s+)?(?:${large}))`
/** A written-out number: "five", "twenty-five", "a hundred and twenty", "half a million", "two dozen". */
export const writtenNumber = `${word}(?:(?:\\s*-\\s*|\\s+)(?:and\\s+)?(?:${small}|${large})){0,7}`

const ordinals: Record<string, number> = {
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  twentieth: 20,
}
export const writtenOrdinal = Object.keys(ordinals).join('|')
export const ordinalValue = (text: string): number => ordinals[text.toLowerCase()] ?? Number.parseInt(text, 10)

/** The value of a text that matched `writtenNumber`. */
export function writtenValue(text: string): number {
  let total = 0
  let current = 0
  const lower = text.toLowerCase()
  for (const part of lower.replace(/^(?:a\s+half|half\s+an?)\s+/, '').split(/[\s-]+/)) {
    if (part in ones) current += ones[part]!
    else if (part in tens) current += tens[part]!
    else if (part === 'hundred' || part === 'dozen') current = (current || 1) * scales[part]!
    else if (part in scales) {
      total += (current || 1) * scales[part]!
      current = 0
    }
  }
  return (total + current) * (/^(?:a\s+half|half\s+an?)\s/.test(lower) ? 0.5 : 1)
}
