import { Hono } from 'hono'
import { AccountDeleted, ActivityNoted, UserProfile } from '../../contract/accounts.ts'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import type { Services } from '../../services.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import { noteActivity, profileOf } from './profile.ts'

export function accountRoutes(services: Services) {
  return new Hono<AppEnv>()
    .get('/user/profile', describeCall({ description: 'The signed-in user and their credits', answer: UserProfile }), async (c) =>
      c.json(await profileOf(services, c.get('person').uid)),
    )
    .post(
      '/user/active',
      describeCall({ description: 'Sent after sign-in and every 5 minutes', answer: ActivityNoted }),
      async (c) => c.json(await noteActivity(services, c.get('person').uid)),
    )
    .get(
      '/account/export',
      describeCall({ description: 'Everything stored about the user, as a JSON file', file: 'application/json' }),
      async (c) => {
        const { uid } = c.get('person')
        await services.rateLimits.take('account-export', uid)
        return c.json(await exportAccount(services, uid), 200, {
          'Content-Disposition': 'attachment; filename="greenroom-account.json"',
        })
      },
    )
    .delete('/account', describeCall({ description: 'Permanently deletes the account', answer: AccountDeleted }), async (c) =>
      c.json(await deleteAccount(services, c.get('person').uid)),
    )
}
