import type { Services } from '../../services.ts'
import type { PaidJob } from './job.ts'
import type { PaidRequest } from './paid-request.ts'

/**
 * What every AI endpoint calls once its input is read and checked: hold, work, post or void. Answer with `answerPaidJob(c, job)`.
 * @throws Problem when nothing was started (402, 409, 422, 429, 503): nothing was charged then
 */
export function runPaidJob({ services, ...request }: PaidRequest & { services: Pick<Services, 'paidJobs'> }): Promise<PaidJob> {
  return services.paidJobs.run(request)
}
