import { expect, test } from 'vitest'
import type { Services } from '../../services.ts'
import { phoneRoutes } from './phone-routes.ts'

test('in production the simple variant does not exist, whatever the uid says', () => {
  const routesOf = (allowsSimplePhone: boolean) =>
    phoneRoutes({ identity: { allowsSimplePhone } } as Services).routes.map(({ path }) => path)
  expect(routesOf(true)).toContain('/verify-phone-simple')
  expect(routesOf(false)).not.toContain('/verify-phone-simple')
  expect(routesOf(false)).toContain('/verify-phone')
})
