const onesInOrder =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tensInOrder = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
export const digitWord = onesInOrder.slice(1, 10).join('|')
export const teenWord = onesInOrder.slice(10).join('|')
export const tensWord = tensInOrder.join('|')

const ones: ReadonlyMap<string, number> = new Map(onesInOrder.map((word, value) => [word, value]))
const tens: ReadonlyMap<string, number> = new Map([
  ...tensInOrder.map((word, at) => [word, (at + 2) * 10] as const),
  ['fourty', 40] as const,
])
const scales: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['dozen', 12],
])

const small = [...ones.keys(), ...tens.keys()].join('|')
const large = [...scales.keys()].join('|')
const word = `(?:${small}|(?:an?\\s+|half\\s+an?\\s+|a\\s+half\\s+)?(?:${large}))`
/** "five", "twenty-five", "a hundred and twenty", "half a million", "two dozen". */
export const writtenNumber = `${word}(?:(?:\\s*-\\s*|\\s+)(?:and\\s+)?(?:${small}|${large})){0,7}`

/** Number words above one; "one" is too ambiguous. */
export const severalWord = [...[...ones.keys()].slice(2), tensWord, large].join('|')

export const smallNumber = (word: string): number | undefined => ones.get(word) ?? tens.get(word)

const ordinalWord = 'third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|twentieth'

// "two and a half", "two thirds", "twenty-third", and "five point twenty" are no whole numbers.
const partOfNumber = `(?:and a half|hal(?:f|ves)|quarters?|point|hundreds|thousands|millions|(?:first|second|${ordinalWord})s?)`
const wholeNumber = new RegExp(`(?<![\\p{L}\\d-])(?:${writtenNumber})(?![\\p{L}\\d]|[ -]${partOfNumber}\\b)`, 'giu')
const countedOn = new RegExp(`(?:${small})(?: and |[ -])(?:${small})`, 'i')
const beginsWithScale = new RegExp(`^(?:${large})\\b`, 'i')
const compound = new RegExp(`(${tensWord})[ -](?:${digitWord})\\b`, 'gi')
/** "four to six hundred" may be 4 to 600 or 400 to 600. */
const sharedScale = new RegExp(`\\b(?:${small}) (?:to|or) (?:${small})(?:-(?:${digitWord}))? (?:${large})\\b`, 'gi')

/**
 * "trained twenty-five nurses" to "trained 25 nurses", "two point five" to "2.5". "one", runs such as "five six", ranges that share a scale, and names
 * such as "Six Sigma" stay.
 */
export function withFigures(text: string): string {
  const line = text.replace(spokenDecimal, (_, whole: string, digits: string) => String(decimalOf(whole, digits)))
  const shared = [...line.matchAll(sharedScale)].map(({ 0: said, index }) => ({ from: index, to: index + said.length }))
  return line.replace(wholeNumber, (said, at: number) => {
    const isName = /^\p{Lu}/u.test(said) && /^ \p{Lu}/u.test(line.slice(at + said.length))
    const before = line.slice(0, at)
    const isPart = / point $/i.test(before) || countedOn.test(said.replace(compound, '$1'))
    // "2.3 million": the decimal is in figures already.
    const isScale = /\d $/.test(before) && beginsWithScale.test(said)
    const isShared = shared.some(({ from, to }) => at >= from && at < to)
    return isName || isPart || isScale || isShared || writtenValue(said) < 2 ? said : writtenValue(said).toLocaleString('en-US')
  })
}

export function writtenValue(text: string): number {
  let total = 0
  let current = 0
  const lower = text.toLowerCase()
  for (const part of lower.replace(/^(?:a\s+half|half\s+an?)\s+/, '').split(/[\s-]+/)) {
    const scale = scales.get(part)
    if (scale === undefined) current += smallNumber(part) ?? 0
    else if (scale <= 100) current = (current || 1) * scale
    else {
      total += (current || 1) * scale
      current = 0
    }
  }
  return (total + current) * (/^(?:a\s+half|half\s+an?)\s/.test(lower) ? 0.5 : 1)
}

const decimalDigit = `(?:${digitWord}|zero|oh)`
const spokenDecimal = new RegExp(`\\b(${writtenNumber})\\s+point\\s+(${decimalDigit}(?:\\s+${decimalDigit})*)\\b`, 'gi')

function decimalOf(whole: string, digits: string): number {
  const decimals = digits.split(/\s+/).map((digit) => smallNumber(digit.toLowerCase()) ?? 0)
  return Number(`${writtenValue(whole)}.${decimals.join('')}`)
}

/** [2.1] for "two point one percent". */
export const spokenDecimals = (text: string): number[] =>
  [...text.matchAll(spokenDecimal)].map(([, whole = '', digits = '']) => decimalOf(whole, digits))
