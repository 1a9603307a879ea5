/** What the coach's own processes cost an ordinary call: the same calls with and without them, in one run, as ratios of medians. */

import type { Coach } from '../../api/coach/coach.ts'
import { createBuiltinCoach } from '../../api/coach/compose/builtin-coach.ts'
import { createCoachPool } from '../../api/coach/processes/coach-pool.ts'
import { unmeasured } from '../../api/documents/unmeasured.ts'
import { createLog } from '../../api/log.ts'

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

const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
const own = createBuiltinCoach()
const pool = createCoachPool({ settings: null, log: createLog('silent') })
pool.warmUp()

for (const [name, call] of Object.entries(calls)) {
  const without: Times[] = []
  const within: Times[] = []
  for (let round = 0; round < rounds; round++) {
    without.push(await timed(call(own)))
    within.push(await timed(call(pool)))
  }
  const ratio = (of: keyof Times) => median(within.map((time) => time[of])) / median(without.map((time) => time[of]))
  const ms = (of: keyof Times) =>
    `${median(without.map((time) => time[of])).toFixed(1)} -> ${median(within.map((time) => time[of])).toFixed(1)} ms`
  console.log(
    `${name}: first section ${ms('firstMs')} (${ratio('firstMs').toFixed(2)}), whole ${ms('wholeMs')} (${ratio('wholeMs').toFixed(2)})`,
  )
}
pool.close()
