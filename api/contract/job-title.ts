import notJobTitles from './not-job-titles.json' with { type: 'json' }

const labelled = /^[ \t]*(?:job title|position|title|role|post|vacancy)[ \t]*:[ \t]*(\S.{1,80})$/imu
const notTitle = new RegExp(notJobTitles.join('|'), 'iu')
const tail = /\s+[–—|•·/-]\s+|\s*[|;]\s*|,\s+|\s*\(|\s+[–—]/u
const longestTitleWords = 9

function cut(line: string): string | null {
  const title = line
    .replace(/^[#*•\s-]+/u, '')
    .split(tail)[0]!
    .replace(/[!*:]+$/u, '')
    .trim()
  const words = title.split(/\s+/u).length
  return !notTitle.test(title) && title.length >= 3 && words <= longestTitleWords && /\p{L}/u.test(title) ? title : null
}

/** The title stated in the ad, after a label or on its first line. Null if neither fits; never guessed. */
export function jobTitleIn(jobDescription: string): string | null {
  const said = labelled.exec(jobDescription)?.[1]
  if (said) return cut(said)
  const first = jobDescription.split('\n').find((line) => line.trim() !== '')
  return first ? cut(first.trim()) : null
}
