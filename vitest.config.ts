import { defineConfig } from 'vitest/config'

/** What needs no service runs in `npm run verify`; the rest has a real PostgreSQL and the real Auth emulator. */
const coach = [
  'api/coach/{connected-coach,lines,reading,check,writing,score,guides,text,data}/**/*.test.ts',
  'evals/**/*.test.ts',
]
const quick = ['pwa/**/*.test.{ts,tsx}', 'api/contract/**/*.test.ts', 'api/*.test.ts', 'scripts/**/*.test.ts']

/** On strange machines a second try, which the list of tests names ("retry x1"); at home none, so that nobody gets used to it. */
const retry = process.env.CI ? 1 : 0

export default defineConfig({
  test: {
    // The slowest tests mostly wait, for an AI that is silent or a deadline: one more than there are cores keeps both busy.
    maxWorkers: 3,
    projects: [
      // Every file of it passes in any order beside the others, and most of its time was loading what they share.
      { test: { name: 'quick', include: quick, retry, testTimeout: 20_000, isolate: false } },
      // What reads and writes language keeps nothing between calls but what it has learned, which takes a second to load.
      { test: { name: 'coach', include: coach, retry, testTimeout: 20_000, isolate: false } },
      {
        test: {
          name: 'services',
          retry,
          include: ['api/**/*.test.ts'],
          exclude: [...quick, ...coach],
          globalSetup: ['api/testing/postgres-global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
