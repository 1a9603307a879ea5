import { Problem } from '../problem.ts'

/**
 * A JSON body; how long it may be stands in `limits/body-limits.ts`.
 * @throws Problem bad_request
 */
export async function readJson(request: Request): Promise<unknown> {
  try {
    return JSON.parse(await request.text())
  } catch {
    throw new Problem('bad_request')
  }
}
