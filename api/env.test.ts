import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readEnv, settingNames } from './env.ts'

const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' })
const account = (change: object = {}) =>
  JSON.stringify({
    ...{ type: 'service_account', project_id: 'greenroom-live', client_email: 'api@greenroom-live.example', private_key: key },
    ...change,
  })

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://greenroom.example',
  DATABASE_URL: 'postgres://greenroom@db.example/greenroom?sslmode=verify-full',
  FIREBASE_PROJECT_ID: 'greenroom-live',
  FIREBASE_API_KEY: 'AIza-example',
  FIREBASE_AUTH_DOMAIN: 'greenroom-live.firebaseapp.com',
  FIREBASE_SERVICE_ACCOUNT: account(),
  TRUST_PROXY: '1',
  VIDEO_BUCKET: 'greenroom-live.firebasestorage.app',
  PHONE_HASH_KEY: 'k'.repeat(32),
  STRIPE_SECRET_KEY: 'sk_live_example',
  STRIPE_WEBHOOK_SECRET: 'whsec_example',
}

test('App Check is named as incomplete with one of its two settings, anywhere', () => {
  expect(() => readEnv({ FIREBASE_APP_ID: '1:1:web:1' })).toThrow(/^Bad settings:\n- APP_CHECK_SITE_KEY is missing/)
  expect(() => readEnv({ APP_CHECK_SITE_KEY: 'key' })).toThrow(/^Bad settings:\n- FIREBASE_APP_ID is missing/)
  expect(readEnv({ FIREBASE_APP_ID: '1:1:web:1', APP_CHECK_SITE_KEY: 'key' })).toMatchObject({ APP_CHECK_SITE_KEY: 'key' })
})

test('nothing has to be set to run it locally', () => {
  expect(readEnv({})).toMatchObject({
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: 3000,
    DATA_DIR: '.data',
    DEV_MODE: false,
  })
})

test('the example file names every setting and would start', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'))
  expect(Object.keys(example).sort()).toEqual([...settingNames].sort())
  expect(readEnv(example)).toMatchObject(readEnv({}))
})

test('a whole production setting starts', () => {
  expect(readEnv(production)).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0', TRUST_PROXY: 1 })
  expect(readEnv({ ...production, FIREBASE_SERVICE_ACCOUNT: 'default' }).FIREBASE_SERVICE_ACCOUNT).toBe('default')
})

test.each(['127.0.0.1', 'localhost', '[::1]', ''])('a database on this machine (%s) needs no encryption', (host) => {
  expect(readEnv({ ...production, DATABASE_URL: `postgres://${host}/greenroom` })).toMatchObject({ NODE_ENV: 'production' })
})

test('production without settings names everything that is missing at once', () => {
  const attempt = () => readEnv({ NODE_ENV: 'production' })
  for (const name of [
    'DATABASE_URL',
    'PUBLIC_URL',
    'PHONE_HASH_KEY',
    'FIREBASE_PROJECT_ID',
    'FIREBASE_API_KEY',
    'FIREBASE_AUTH_DOMAIN',
    'FIREBASE_SERVICE_ACCOUNT',
    'TRUST_PROXY',
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
  ['an address that only this machine knows', { PUBLIC_URL: 'http://localhost:3000' }, 'PUBLIC_URL is http://localhost:3000'],
  ['an address without HTTPS', { PUBLIC_URL: 'http://greenroom.example' }, 'PUBLIC_URL is not https'],
  ['the sign-in window of a demo', { FIREBASE_AUTH_DOMAIN: '' }, 'greenroom-live.firebaseapp.com'],
  ['credentials in a file that is not there', { FIREBASE_SERVICE_ACCOUNT: '/nowhere.json' }, 'cannot be read (ENOENT)'],
  ['credentials of another project', { FIREBASE_SERVICE_ACCOUNT: account({ project_id: 'old' }) }, 'is of the project old'],
  ['a web key for credentials', { FIREBASE_SERVICE_ACCOUNT: '{"apiKey":"x"}' }, "is no service account's key"],
  ['half a key', { FIREBASE_SERVICE_ACCOUNT: account({ private_key: String(key).slice(0, 60) }) }, 'cut off'],
  ['a database elsewhere, in the clear without saying so', { DATABASE_URL: 'postgres://x@db.example/x' }, 'sslmode=verify-full'],
  ['half an S3-compatible store', { S3_ENDPOINT: 'https://s3.example' }, 'S3_ACCESS_KEY_ID'],
  ['to only look behind a pooler', { READ_ONLY: '1', DATABASE_URL: 'postgres://x@127.0.0.1/x?pgbouncer=true' }, 'READ_ONLY'],
  ['a yes where proxies are counted', { TRUST_PROXY: 'yes' }, 'TRUST_PROXY'],
  ['keys of two worlds', { STRIPE_PUBLISHABLE_KEY: 'pk_test_example' }, 'STRIPE_PUBLISHABLE_KEY'],
])('production refuses %s', (_what, change, name) => {
  expect(() => readEnv({ ...production, ...change })).toThrow(name)
})

test('a port that is no number stops the start, and so does a database address of another kind', () => {
  expect(() => readEnv({ PORT: 'three', DATABASE_URL: 'mysql://x' })).toThrow(/PORT[\s\S]*DATABASE_URL/)
})
