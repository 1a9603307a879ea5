import type { Services } from '../../services.ts'
import type { ChargedRequest } from './charged-request.ts'
import type { Generation } from './generation.ts'

/**
 * What every AI endpoint calls once its input is read and checked: hold, work, post or void. Answer with `sendGeneration(c, job)`.
 * @throws Problem when nothing was started (402, 409, 422, 429, 503): nothing was charged then
 */
export function runPaidJob({
  services,
  ...request
}: ChargedRequest & { services: Pick<Services, 'chargedRequests'> }): Promise<Generation> {
  return services.chargedRequests.run(request)
}
