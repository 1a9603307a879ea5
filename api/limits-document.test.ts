import { expect, test } from 'vitest'
import type { Database } from './adapters/database/database.ts'
import { createApp } from './app.ts'
import { readEnv } from './env.ts'
import { uploadLimits } from './features/uploads/upload-routes.ts'
import { bodyLimits } from './http/limits/bodies-in-flight.ts'
import { bodiesOf, usualMaxBytes } from './http/limits/body-limits.ts'
import { type LimitName, limits } from './http/limits/rate-limits.ts'
import { sendingLimits } from './http/listen.ts'
import { queueLimits } from './processes/fair-queue.ts'
import { setupServer } from './testing/setup-server.ts'

const count = (value: number) => value.toLocaleString('en-US')
const seconds = (ms: number) => `${count(ms / 1_000)} s`
const size = (bytes: number) =>
  bytes >= 1024 ** 3
    ? `${bytes / 1024 ** 3} GB`
    : bytes > 64 * 1024 ** 2
      ? `${bytes / 1024 ** 2} MB`
      : `${count(Math.ceil(bytes / 1024))} KB`
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

function spanOf(perSeconds: number): string {
  if (perSeconds === 86_400) return 'a day'
  return perSeconds === 60 ? 'a minute' : `${perSeconds / 60} minutes`
}

function subjectOf(name: string): string {
  if (name.endsWith('-ip')) return 'address'
  return name.endsWith('-number') ? 'phone number' : 'person'
}

/** What each limit counts, and what it is for. */
const limitTexts: Record<LimitName, string> = {
  ai: 'Every AI call of any feature: the bill that bots would run up',
  'ai-ip': 'The same, of one address',
  analyze: 'Reading a resume costs a process, charged or not',
  'job-ad': 'An ad from a file: free, and a person has few',
  'edited-lines': 'The lines of one analysis: as fast as anybody types, and no scores for a whole office',
  'told-lines': 'What a model writes from the answers of one analysis: free, so few',
  'improved-resume': 'Writing the improved resume of an analysis, and reading it back: free',
  'reading-seconds': 'Seconds that files and recordings kept a reader busy, without the first second of each',
  'reading-seconds-ip': 'The same, of one address',
  'voice-to-resume': 'Recordings of 25 MB are received and measured, charged or not',
  'voice-to-resume-download': 'Word documents of a spoken resume',
  'pitch-recording': 'Videos of 100 MB are received and measured, charged or not',
  practice: 'Answers of a paid practice: thirty takes and their feedback may arrive at once when a phone is online again',
  'practice-ip': 'The same, of one address',
  'check-phone': 'Before a code is sent; frequent calls are attempts to find out which numbers are known',
  'check-phone-ip': 'The same, of one address',
  'check-phone-number': 'Codes for one number, from any account: our page cannot be used to flood a phone',
  'verify-phone': 'After the code, before Google is asked for the number',
  'verify-phone-ip': 'The same, of one address: trials are not farmed from one place',
  credits: 'Older calls that only charge: repeats are harmless, a broken loop must not fill the database',
  checkout: 'Checkouts opened',
  'payment-success': 'May ask Stripe each time; the page asks every few seconds while a bank decides',
  feedback: 'Feedback about the app',
  'feedback-ip': 'The same, from one address; no sign-in needed',
  upload: 'Beginning an upload looks at all that wait',
  'account-export': 'Reads everything that is kept about a person',
  'session-checks': 'Asking Google whether a session still stands, counted by each server for itself',
  'session-checks-ip': 'The same, of one address',
  'recognizer-seconds': 'Recorded seconds of one practice that reach the recognizer, whatever it hears in them',
  'ai-cost': 'All AI work of a user in money, refunded or not',
  calls: 'Every call, counted by each server for itself',
  'calls-ip': 'The public settings and the videos of saved pitches, which need no sign-in; counted by each server for itself',
  'released-files-ip': 'Files of the page that are not of this release, counted by each server for itself',
  'page-reports-ip': 'What browsers report about the page’s policy, counted by each server for itself',
}

const rateRows = (Object.keys(limits) as LimitName[]).map((name) => {
  const list: readonly { times: number; perSeconds: number }[] = limits[name]
  const windows = list.map(({ times, perSeconds }) => `${count(times)} in ${spanOf(perSeconds)}`.replace('in a', 'a'))
  return [`\`${name}\``, limitTexts[name], subjectOf(name), windows.join(', ') || '`AI_DAILY_BUDGET_PER_USER_USD` a day']
})

const queueNames = { documents: 'files', recordings: 'recordings', coach: 'work for the coach', newUploads: 'uploads that begin' }
const queueRows = (Object.keys(queueLimits) as (keyof typeof queueLimits)[]).map((name) => {
  const { mostWaiting, mostWaitingPerUser, waitMs }: { mostWaiting: number; mostWaitingPerUser?: number; waitMs?: number } =
    queueLimits[name]
  return [queueNames[name], count(mostWaiting), String(mostWaitingPerUser ?? '-'), waitMs ? seconds(waitMs) : '-']
})

const { app } = setupServer({ createApp, database: {} as Database })
const bodyRows = [...bodiesOf(app.routes)].flatMap(([path, { maxBytes }]) => (maxBytes ? [[`\`${path}\``, size(maxBytes)]] : []))

const env = readEnv({})
const { headersMs, requestMs, stretchMs, leastBytesPerSecond } = sendingLimits

const text = `# Limits

Made from the code by \`api/limits-document.test.ts\`, which fails when they differ
(\`npx vitest run --project quick api/limits-document.test.ts --update\` rewrites it). A call over a limit gets a sentence, the code
\`too_many_requests\` (429) or \`unavailable\` (503), and \`Retry-After\` with the seconds; nothing is charged.

## How often

Counted in PostgreSQL over all servers unless noted, under hashes of user, address or number. IPv6 addresses count as their /64. If the database cannot count,
calls are refused. All windows of a limit apply. \`api/http/limits/rate-limits.test.ts\` tests both sides of each,
and \`api/http/who-may-call.test.ts\` that some call counts it.

${table(['limit', 'what', 'for each', 'at most'], rateRows)}

## How much at once

${table(
  ['what', 'at most'],
  [
    ['running paid answers of one user (`MAX_RUNNING_JOBS`)', String(env.MAX_RUNNING_JOBS)],
    ['files or recordings of one user being read', '1'],
    ['uploads in progress of one user', String(uploadLimits.perPerson)],
    ['uploads in progress of all users', `${count(uploadLimits.uploads)}, ${size(uploadLimits.bytes)} received`],
    ['bodies of one user being received', String(bodyLimits.perUser)],
    ['bytes of one user in bodies being received or processed', size(bodyLimits.bytesPerUser)],
    [
      'the same for all users, on one server; beyond it the slowest is cut off',
      `${size(bodyLimits.bytes.memory)} in memory, ${size(bodyLimits.bytes.disk)} on disk`,
    ],
  ],
)}

## How long queues may be

Beyond this, a request is refused at once. For files and recordings the user who has used least goes first (\`api/processes/fair-queue.ts\`).

${table(['queue', 'total', 'per user', 'for how long'], queueRows)}

## How large, how slow

A body over its call's limit is refused before anything else. The first byte of a form with files is read only when the sign-in, the limits
above, and the credits, the practice or the phone have been checked (\`api/http/limits/rights-before-bytes.ts\`); then it is streamed, within the
sum of its own rules (\`api/contract/limits.ts\`). A body without a declared length may have ${size(usualMaxBytes)}, unless it is a form.

${table(['call', 'body at most'], [...bodyRows, ['any other', size(usualMaxBytes)]])}

A request has ${seconds(headersMs)} for its headers and ${seconds(requestMs)} in total; in each ${seconds(stretchMs)} its body must arrive at ${count(leastBytesPerSecond)} bytes per second or more.

## What the AI may cost

\`AI_DAILY_BUDGET_USD\` over all servers per UTC day: beyond it nothing new starts (503 with the seconds until midnight UTC). The last
\`AI_BUDGET_RESERVE_USD\` of it, a quarter by default, is for paying users. One user may cost \`AI_DAILY_BUDGET_PER_USER_USD\` within 24 hours,
a twentieth of the budget by default; every AI call counts, refunded or not, and the response says when more is available. Paid work continues. The alarms
\`BudgetNearlySpent\` (four fifths) and \`BudgetSpent\` are in \`deploy/alerts.yml\`. One call may take ${count(env.AI_CALL_TIMEOUT_MS / 1_000)} s and write ${count(env.AI_MAX_TOKENS)} tokens, an answer
may take ${count(env.AI_DEADLINE_MS / 1_000)} s.
`

test('docs/limits.md says what the code does', async () => {
  await expect(text).toMatchFileSnapshot('../docs/limits.md')
})
