import { Problem } from '../problem.ts'

export async function readJson(request: Request): Promise<unknown> {
  try {
    return JSON.parse(await request.text())
  } catch {
    throw new Problem('bad_request')
  }
}
