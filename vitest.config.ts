import { defineConfig } from 'vitest/config'

/** What needs no service runs in `npm run verify`; the rest has a real PostgreSQL and the real Auth emulator. */
const quick = [
  'pwa/**/*.test.{ts,tsx}',
  'api/contract/**/*.test.ts',
  'api/coach/{scoring,builtin,guards}/**/*.test.ts',
  'api/*.test.ts',
  'scripts/**/*.test.ts',
]

export default defineConfig({
  test: {
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    projects: [
      { test: { name: 'quick', include: quick } },
      {
        test: {
          name: 'services',
          include: ['api/**/*.test.ts'],
          exclude: quick,
          globalSetup: ['api/testing/postgres-global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
