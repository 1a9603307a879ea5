import { defineConfig } from 'vitest/config'

/** What needs no service runs in `npm run verify`; the rest has a real PostgreSQL and the real Auth emulator. */
const coach = ['api/coach/{lines,reading,check,writing,score,guides,text,data}/**/*.test.ts', 'evals/**/*.test.ts']
const quick = ['pwa/**/*.test.{ts,tsx}', 'api/contract/**/*.test.ts', 'api/*.test.ts', 'scripts/**/*.test.ts']

/** On strange machines a second try, which the list of tests names ("retry x1"); at home none, so that nobody gets used to it. */
const retry = process.env.CI ? 1 : 0

/**
 * These set what a process has once (the emulators' addresses in the environment, the global `Response`), measure its memory or its timing, and
 * would be told of each other.
 */
const alone = [
  'api/adapters/{identity-firebase*,videos}.test.ts',
  'api/adapters/database/database.test.ts',
  'api/billing/charged-request/charged-requests.test.ts',
  'api/features/credits/credit-routes.test.ts',
  'api/features/elevator-pitch/library.test.ts',
  'api/features/phone/phone-with-emulator.test.ts',
  'api/features/uploads/upload-routes.test.ts',
  'api/http/limits/{body-limits,frozen-database}.test.ts',
  'api/local/auth-emulator.test.ts',
  'api/processes/process-pool.test.ts',
  'api/testing/part-away.test.ts',
]
const services = {
  retry,
  globalSetup: ['api/testing/postgres-global-setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

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
          ...services,
          name: 'services',
          include: ['api/**/*.test.ts'],
          exclude: [...quick, ...coach, ...alone],
          isolate: false,
        },
      },
      { test: { ...services, name: 'alone', include: alone } },
    ],
  },
})
