import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readEnv, settingNames } from './env.ts'

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://greenroom.example',
  DATABASE_URL: 'postgres://greenroom@db.example/greenroom',
  FIREBASE_PROJECT_ID: 'greenroom-live',
  FIREBASE_API_KEY: 'AIza-example',
  FIREBASE_AUTH_DOMAIN: 'greenroom-live.firebaseapp.com',
  VIDEO_BUCKET: 'greenroom-live.firebasestorage.app',
  PHONE_HASH_KEY: 'k'.repeat(32),
  STRIPE_SECRET_KEY: 'sk_live_example',
  STRIPE_WEBHOOK_SECRET: 'whsec_example',
}

test('nothing has to be set to run it locally', () => {
  expect(readEnv({})).toMatchObject({ NODE_ENV: 'development', PORT: 3000, DATA_DIR: '.data', DEV_MODE: false })
})

test('the example file names every setting and would start', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'))
  expect(Object.keys(example).sort()).toEqual([...settingNames].sort())
  expect(readEnv(example)).toMatchObject(readEnv({}))
})

test('a whole production setting starts', () => {
  expect(readEnv(production).NODE_ENV).toBe('production')
})

test('production without settings names everything that is missing at once', () => {
  const attempt = () => readEnv({ NODE_ENV: 'production' })
  for (const name of [
    'DATABASE_URL',
    'PUBLIC_URL',
    'PHONE_HASH_KEY',
    'FIREBASE_PROJECT_ID',
    'FIREBASE_API_KEY',
    'VIDEO_BUCKET',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ])
    expect(attempt).toThrow(name)
})

test.each([
  ['an emulator', { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, 'FIREBASE_AUTH_EMULATOR_HOST'],
  ['a bucket that keeps nothing', { FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199' }, 'FIREBASE_STORAGE_EMULATOR_HOST'],
  ['videos on the disk of one of its servers', { VIDEO_BUCKET: '' }, 'VIDEO_BUCKET'],
  ['the address of a bucket for its name', { VIDEO_BUCKET: 'gs://greenroom-live.firebasestorage.app' }, 'VIDEO_BUCKET'],
  ['a demo project', { FIREBASE_PROJECT_ID: 'demo-x' }, 'FIREBASE_PROJECT_ID'],
  ['the dev mode', { DEV_MODE: '1' }, 'DEV_MODE'],
  ['a lifted cap', { MAX_RUNNING_JOBS: '0' }, 'MAX_RUNNING_JOBS'],
  ['a phone key of 31 characters', { PHONE_HASH_KEY: 'k'.repeat(31) }, 'PHONE_HASH_KEY'],
  ['the payments sandbox', { STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY'],
  ['a server that only plays Stripe', { STRIPE_API_URL: 'http://127.0.0.1:4900' }, 'STRIPE_API_URL'],
  ['webhooks that anybody could forge', { STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET'],
  ['a second AI provider without a first', { AI_FALLBACK_API_KEY: 'x', AI_FALLBACK_MODEL: 'm' }, 'there is no first'],
  ['a second AI provider without a model', { OPENAI_API_KEY: 'x', AI_FALLBACK_API_KEY: 'y' }, 'AI_FALLBACK_MODEL'],
  ['a budget without prices', { OPENAI_API_KEY: 'x', AI_DAILY_BUDGET_USD: '5' }, 'price of gpt-5-mini'],
  ['a price that is none', { AI_PRICES: 'gpt-5-mini' }, 'AI_PRICES'],
  ['a feature that nobody knows', { FEATURES_OFF: 'resume' }, 'FEATURES_OFF'],
  ['a token that can be guessed', { METRICS_TOKEN: 'secret' }, 'METRICS_TOKEN'],
  ['keys of two worlds', { STRIPE_PUBLISHABLE_KEY: 'pk_test_example' }, 'STRIPE_PUBLISHABLE_KEY'],
])('production refuses %s', (_what, change, name) => {
  expect(() => readEnv({ ...production, ...change })).toThrow(name)
})

test('a port that is no number stops the start, and so does a database address of another kind', () => {
  expect(() => readEnv({ PORT: 'three', DATABASE_URL: 'mysql://x' })).toThrow(/PORT[\s\S]*DATABASE_URL/)
})
