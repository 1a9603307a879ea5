import { Problem } from '../problem.ts'

/**
 * A JSON body, read no further than it may be long.
 * @param tooLong the sentence for a longer one
 * @throws Problem bad_request
 */
export async function readJson(request: Request, maxBytes: number, tooLong: string): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new Problem('bad_request', { message: tooLong })
    chunks.push(chunk)
  }
  try {
    return JSON.parse(new TextDecoder().decode(Buffer.concat(chunks)))
  } catch {
    throw new Problem('bad_request')
  }
}
