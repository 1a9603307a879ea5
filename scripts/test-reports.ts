import { relative } from 'node:path'

export interface Tally {
  passed: number
  failed: number
  /** Repeated at the end of the output: failures, and tests that passed only on the second try. */
  notes: string[]
  durations: { name: string; ms: number }[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numTotalTestSuites: number
  testResults: {
    name: string
    status: string
    message: string
    startTime: number
    endTime: number
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

const longestNote = 600
const noteOf = (...words: string[]) => words.join(' › ').slice(0, longestNote)

export function readVitest(report: string): Tally {
  const { numPassedTests, numFailedTests, numTotalTestSuites, testResults }: VitestReport = JSON.parse(report)
  if (!numTotalTestSuites) throw new Error('Vitest ran nothing')
  const notes = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const file = relative('.', name)
    if (status === 'failed' && failed.length === 0) return [noteOf('FAILED', file, message)]
    return failed.map(({ fullName, failureMessages }) => noteOf('FAILED', file, fullName, ...failureMessages))
  })
  const durations = testResults.map(({ name, startTime, endTime }) => ({ name: relative('.', name), ms: endTime - startTime }))
  return { passed: numPassedTests, failed: numFailedTests, notes, durations }
}

interface Story {
  projectName: string
  status: string
  results: { duration: number; error?: { message?: string } }[]
}

interface StorySuite {
  file: string
  suites?: StorySuite[]
  specs: { title: string; tests: Story[] }[]
}

/** Every story below, with the words that find it. */
function storiesOf({ file, suites = [], specs }: StorySuite): (Story & { name: string })[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map((story) => ({ ...story, name: noteOf(story.projectName, file, title) })),
  )
  return [...own, ...suites.flatMap(storiesOf)]
}

export function readPlaywright(report: string): Tally {
  const { stats, suites } = JSON.parse(report) as {
    stats: Record<'expected' | 'flaky' | 'unexpected', number>
    suites: StorySuite[]
  }
  const stories = suites.flatMap(storiesOf)
  const notes = stories
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ name, status, results }) => {
      const message = results.find(({ error }) => error)?.error?.message ?? ''
      return noteOf(status === 'flaky' ? 'SECOND TRY' : 'FAILED', name, message)
    })
  const durations = stories.map(({ name, results }) => ({ name, ms: results.reduce((sum, { duration }) => sum + duration, 0) }))
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, notes, durations }
}
