import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'

test('without a publishable key the page may ask nothing of the payment provider', () => {
  expect(contentSecurityPolicy(readEnv({ STRIPE_SECRET_KEY: 'sk_test_x' }))).not.toContain('stripe')
})

test('the page that a browser keeps works with the next emulator of this machine, and with no other machine', () => {
  const policyAt = (host: string) => contentSecurityPolicy(readEnv({ FIREBASE_AUTH_EMULATOR_HOST: host }))
  expect(policyAt('127.0.0.1:9099')).toBe(policyAt('127.0.0.1:40123'))
  expect(policyAt('127.0.0.1:9099')).toContain("connect-src 'self' http://127.0.0.1:*;")
  expect(policyAt('emulator.example:9099')).toContain("connect-src 'self' http://emulator.example:9099;")
  expect(contentSecurityPolicy(readEnv({}))).not.toContain(':*')
})

test('with one, exactly the provider’s script, its frames and its server are allowed', () => {
  const policy = contentSecurityPolicy(readEnv({ STRIPE_PUBLISHABLE_KEY: 'pk_test_x' }))
  const directive = (name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `)) ?? ''
  expect(directive('script-src')).toMatch(/ https:\/\/js\.stripe\.com$/)
  expect(directive('frame-src')).toMatch(/ https:\/\/js\.stripe\.com https:\/\/hooks\.stripe\.com$/)
  expect(directive('connect-src')).toMatch(/ https:\/\/api\.stripe\.com$/)
  expect(policy.match(/stripe/g)).toHaveLength(4)
})

test('a style or a script written into the page is taken only with its hash; style attributes carry no script', () => {
  const policy = contentSecurityPolicy(readEnv({}), { scripts: ["'sha256-a='"], styles: ["'sha256-b='"] }).split('; ')
  expect(policy.find((directive) => directive.startsWith('style-src '))).toMatch(/^style-src 'self' 'sha256-[^']+' 'sha256-b='$/)
  expect(policy).toContain("style-src-attr 'unsafe-inline'")
  expect(policy.filter((directive) => directive.includes('unsafe'))).toEqual(["style-src-attr 'unsafe-inline'"])
  expect(policy.find((directive) => directive.startsWith('script-src '))).toContain("'sha256-a='")
})

test('the style that Ionic writes by itself is the one that is allowed, also after an update of Ionic', async () => {
  const source = await readFile('node_modules/@ionic/core/components/ion-app.js', 'utf8')
  const styles = [...source.matchAll(/"(html\.plt-mobile ion-app[^"]+)"/g)].map(([, style]) => style!)
  const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  expect(new Set(hashes).size).toBe(1)
  expect(contentSecurityPolicy(readEnv({}))).toContain(hashes[0])
})

test('the captcha that Firebase’s SMS protection loads is allowed, wherever a version of its SDK looks for it', async () => {
  const source = await readFile('node_modules/@firebase/auth/dist/esm/index.js', 'utf8')
  const parts = [...source.matchAll(/from '(\.\/[^']+)'/g)].map(([, path]) => path!)
  const texts = await Promise.all(parts.map((path) => readFile(`node_modules/@firebase/auth/dist/esm/${path}`, 'utf8')))
  const addresses = [...texts.join('').matchAll(/'(https:\/\/www\.google\.com\/recaptcha\/[^']*)'/g)].map(
    ([, address]) => address!,
  )
  expect(addresses.length).toBeGreaterThan(1)
  const script = contentSecurityPolicy(readEnv({}))
    .split('; ')
    .find((one) => one.startsWith('script-src '))!
  for (const address of addresses)
    expect(script.split(' ').some((allowed) => allowed.endsWith('/') && address.startsWith(allowed))).toBe(true)
})

test('Google’s App Check may be asked where it is set, and each host stands once', () => {
  const settings = { FIREBASE_APP_ID: '1:1:web:1', APP_CHECK_SITE_KEY: 'key' }
  const policies = [{}, { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }].map((more) =>
    contentSecurityPolicy(readEnv({ ...settings, ...more })),
  )
  for (const policy of policies) {
    expect(policy).toMatch(/connect-src [^;]*https:\/\/content-firebaseappcheck\.googleapis\.com[ ;]/)
    for (const directive of policy.split('; ')) expect(directive).toBe([...new Set(directive.split(' '))].join(' '))
  }
  expect(contentSecurityPolicy(readEnv({}))).not.toContain('appcheck')
})

test('what the policy stops is reported', () => {
  expect(contentSecurityPolicy({ ...readEnv({}), NODE_ENV: 'production' })).toMatch(/report-uri \/api\/page-reports$/)
})

test('camera and microphone are for our own page, HTTPS is demanded of our own host only', async () => {
  const app = new Hono().use(securityHeaders({ ...readEnv({}), NODE_ENV: 'production' })).get('/', (c) => c.text('here'))
  const { headers } = await app.request('/')
  expect(headers.get('permissions-policy')).toContain('camera=(self), microphone=(self)')
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
})
