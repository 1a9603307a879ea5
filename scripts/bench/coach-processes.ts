import type { Coach } from '../../api/coach/coach.ts'
import { createBuiltinCoach } from '../../api/coach/guides/builtin-coach.ts'
import { createCoachPool } from '../../api/coach/processes/coach-pool.ts'
import { unmeasured } from '../../api/documents/document.ts'
import { createLog } from '../../api/log.ts'
import { type BenchPart, medianOf, table } from './part.ts'

const rounds = 31
const bullets = Array.from(
  { length: 60 },
  (_, at) => `• Led project ${at + 1} for ${at + 2} clients and cut costs by ${at + 3}% with Excel and SQL`,
)
const duties = Array.from(
  { length: 50 },
  (_, at) => `- Plan the work of team ${at + 1} and report on it to the board in SQL and Excel`,
)
const resume = {
  kind: 'docx' as const,
  text: ['Ada Sample', 'ada.sample@example.com', 'EXPERIENCE', 'Project Manager, Acme Ltd, 2015 - 2024', ...bullets].join('\n'),
  hiddenText: [],
  pages: 2,
  format: unmeasured,
}
const jobDescription = ['Project Manager', 'Responsibilities', ...duties, 'Requirements', '- Three years of SQL', '- Excel'].join(
  '\n',
)
const transcript = 'I led a team of six. Our reports were late. I changed how we plan, and as a result we were on time. '.repeat(
  8,
)
const { signal } = new AbortController()
const words = { resume, jobDescription, signal }

interface Times {
  firstMs: number
  wholeMs: number
}

async function timed(events: AsyncIterable<object>): Promise<Times> {
  const startedAtMs = performance.now()
  let firstMs = 0
  for await (const _ of events) firstMs ||= performance.now() - startedAtMs
  return { firstMs, wholeMs: performance.now() - startedAtMs }
}

async function* once(ask: () => Promise<object>) {
  yield await ask()
}

const calls: Record<string, (coach: Coach) => AsyncIterable<object>> = {
  analysis: (coach) => coach.analyzeResume(words),
  preparation: (coach) => coach.prepareInterview({ ...words, round: 'hiring-manager' }),
  answer: (coach) => once(() => coach.reviewAnswer({ question: 'What did you lead?', transcript, signal })),
}

async function measure(coach: Coach, call: (coach: Coach) => AsyncIterable<object>, times: Times[]) {
  times.push(await timed(call(coach)))
}

/** The same calls with and without the coach's own processes, alternating. */
export const coachBench: BenchPart = {
  name: 'coach',
  says: `the built-in coach in processes of its own against the same calls without, medians of ${rounds}`,
  async run() {
    const own = createBuiltinCoach()
    const pool = createCoachPool({ settings: null, log: createLog('silent') })
    pool.warmUp()
    const rows: string[][] = []
    for (const [name, call] of Object.entries(calls)) {
      const without: Times[] = []
      const within: Times[] = []
      for (let round = 0; round < rounds; round++) {
        await measure(own, call, without)
        await measure(pool, call, within)
      }
      const cell = (of: keyof Times) => {
        const [before, after] = [without, within].map((times) => medianOf(times.map((time) => time[of]))) as [number, number]
        return `${(after / before).toFixed(2)} (${before.toFixed(1)} -> ${after.toFixed(1)} ms)`
      }
      rows.push([name, cell('firstMs'), cell('wholeMs')])
    }
    pool.close()
    return table(['call', 'first section', 'whole'], rows)
  },
}
