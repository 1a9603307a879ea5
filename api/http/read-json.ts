import { Problem } from '../problem.ts'

/** @throws Problem bad_request */
export async function readJson(request: Request): Promise<unknown> {
  try {
    return JSON.parse(await request.text())
  } catch {
    throw new Problem('bad_request')
  }
}
