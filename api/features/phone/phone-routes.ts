import { type Context, Hono } from 'hono'
import { validator } from 'hono-openapi'
import { marksOf } from '../../billing/trial-marks.ts'
import { CheckPhoneAnswer, CreditsGranted, PhoneNumberBody, VerifyPhoneAnswer } from '../../contract/accounts.ts'
import { countUses } from '../../http/limits/rights-before-bytes.ts'
import { refuse } from '../../http/refuse.ts'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { grantTrial } from './grant-trial.ts'
import { e164Of, servedNumberOf } from './phone-number.ts'
import { markVerified, refuseTakenNumber, verifyRecordedPhone } from './verify-phone.ts'

const phoneNumber = () => validator('json', PhoneNumberBody, refuse)

function smsRoutes(services: Services) {
  const { env, rateLimits, metrics } = services
  /** Frequent calls may be probing for known numbers or harassing strangers. */
  async function checkNumber(c: Context<AppEnv>, written: string) {
    const person = c.get('person')
    await countUses(c, services, ['check-phone-ip', 'check-phone'])
    const marks = marksOf(env, person, servedNumberOf(env, written))
    await rateLimits.take('check-phone-number', marks.phoneHash)
    await refuseTakenNumber(services.database, marks, person.uid)
  }
  return new Hono<AppEnv>()
    .post(
      '/check-phone',
      describeCall({ description: 'Whether a phone number is available', answer: CheckPhoneAnswer }),
      phoneNumber(),
      async (c) => {
        const { phoneNumber } = c.req.valid('json')
        await checkNumber(c, phoneNumber).catch((refusal: unknown) => {
          metrics.phone('refused')
          throw refusal
        })
        metrics.phone('asked')
        return c.json({ available: true as const })
      },
    )
    .post(
      '/verify-phone',
      describeCall({ description: 'Verifies the number on record with the identity provider', answer: VerifyPhoneAnswer }),
      phoneNumber(),
      async (c) => {
        const person = c.get('person')
        await countUses(c, services, ['verify-phone-ip', 'verify-phone'])
        const verified = await verifyRecordedPhone(services, person, c.req.valid('json').phoneNumber)
        metrics.phone('verified')
        return c.json(verified)
      },
    )
    .post('/grant-credits', describeCall({ description: 'Grants the free credits, once', answer: CreditsGranted }), async (c) =>
      c.json(await grantTrial(services, c.get('person'))),
    )
}

const withSimple = (services: Services) => smsRoutes(services).route('/', simplePhoneRoutes(services))

export function phoneRoutes(services: Services): ReturnType<typeof withSimple> {
  if (services.identity.allowsSimplePhone) return withSimple(services)
  // Typed as always present for the client; in production it is a 404.
  return smsRoutes(services) as unknown as ReturnType<typeof withSimple>
}

/** Trusts the number without an SMS, so it exists in local mode only. */
function simplePhoneRoutes(services: Services) {
  return new Hono<AppEnv>().post(
    '/verify-phone-simple',
    describeCall({
      description: 'Trusts the number and grants the free credits (local mode, uids starting with user-)',
      answer: CreditsGranted,
    }),
    validator('json', PhoneNumberBody, refuse),
    async (c) => {
      const person = c.get('person')
      if (!person.uid.startsWith('user-')) throw new Problem('forbidden')
      await services.rateLimits.take('verify-phone', person.uid)
      await markVerified(services, person, e164Of(c.req.valid('json').phoneNumber))
      return c.json(await grantTrial(services, person))
    },
  )
}
