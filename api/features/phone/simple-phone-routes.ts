import { Hono } from 'hono'
import { validator } from 'hono-openapi'
import { CreditsGranted, PhoneNumberBody } from '../../contract/phone.ts'
import { refuse } from '../../http/refuse.ts'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { grantTrial } from './grant-trial.ts'
import { e164Of } from './phone-number.ts'
import { markVerified } from './verify-phone.ts'

/** Trusts the number without an SMS, so it exists in local mode only. */
export function simplePhoneRoutes(services: Services) {
  return new Hono<AppEnv>().post(
    '/verify-phone-simple',
    describeCall({
      description: 'Believes the number and gives the free credits (local mode, uids that begin with user-)',
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
