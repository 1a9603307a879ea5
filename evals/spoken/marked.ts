import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** As a resume should have it; null for what was not said. */
type MarkedJob = Record<'title' | 'company' | 'start' | 'end', string | null>

/** A told life whose words are marked with what they say of which job. */
export interface MarkedLife {
  name: string
  /** Without the marks. */
  text: string
  jobs: MarkedJob[]
}

/** As the coach reads a transcript: straight apostrophes, single spaces. */
const tidy = (text: string) => text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()

/**
 * The lives of a folder of `.txt`: a head of `job N: title | employer | start | end`, a line `---`, and the words with marks like
 * `{2T head baker}`: the job's number, T for its title, E employer, S start, N end, D duration, P that it goes on.
 */
export function markedLives(folder: string): MarkedLife[] {
  return globSync(join(folder, '*.txt'))
    .toSorted()
    .map((path) => {
      const [head = '', ...rest] = readFileSync(path, 'utf8').split(/^---\s*$/m)
      const jobs = [...head.matchAll(/^job \d+:\s*(.*)$/gm)].map(([, fields = '']) => jobOf(fields))
      const text = tidy(rest.join('---')).replace(/\{\d+[TESNDP] ([^{}]+)\}/g, '$1')
      return { name: basename(path, '.txt'), jobs, text }
    })
}

function jobOf(fields: string): MarkedJob {
  const [title = null, company = null, start = null, end = null] = fields.split('|').map((field) => {
    const said = field.trim()
    return said === '-' || said === '' ? null : said
  })
  return { title, company, start, end }
}
