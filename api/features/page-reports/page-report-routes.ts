import { Hono } from 'hono'
import { readJson } from '../../http/read-json.ts'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import type { Services } from '../../services.ts'
import { pageReportsIn } from './page-report.ts'

const described = describeCall({
  description: 'Sent by browsers when the page’s Content-Security-Policy stopped something. Only counted, by directive and kind',
  done: 'Counted',
  doneStatus: 204,
  isOpen: true,
})

/** POST /api/page-reports: only counted; nothing of a report is stored or logged. */
export function pageReportRoutes({ metrics }: Pick<Services, 'metrics'>) {
  return new Hono<AppEnv>().post('/page-reports', described, async (c) => {
    for (const report of pageReportsIn(await readJson(c.req.raw))) metrics.pageReport(report)
    return c.body(null, 204)
  })
}
