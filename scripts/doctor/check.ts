import type { Env } from '../../api/env.ts'

export interface Check {
  name: string
  /** What works. @throws Error with what to fix */
  look(env: Env): Promise<string>
}

export interface Finding {
  name: string
  says: string
  isWell: boolean
}

interface Pace {
  patienceMs: number
  slowMs: number
}

const usual: Pace = { patienceMs: 20_000, slowMs: 3_000 }

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Runs every check, whether or not others fail. */
export function examine(env: Env, wanted: Check[], pace: Partial<Pace> = {}): Promise<Finding[]> {
  return Promise.all(wanted.map((check) => findingOf(env, check, { ...usual, ...pace })))
}

async function findingOf(env: Env, { name, look }: Check, { patienceMs, slowMs }: Pace): Promise<Finding> {
  const startedAtMs = performance.now()
  const tooLate = Promise.withResolvers<never>()
  const seconds = (patienceMs / 1_000).toFixed(0)
  const timer = setTimeout(() => tooLate.reject(new Error(`There was no answer within ${seconds} s.`)), patienceMs)
  try {
    const says = await Promise.race([look(env), tooLate.promise])
    const tookMs = performance.now() - startedAtMs
    return { name, says: tookMs > slowMs ? `${says}; slow, it took ${(tookMs / 1_000).toFixed(1)} s` : says, isWell: true }
  } catch (error) {
    return { name, says: messageOf(error), isWell: false }
  } finally {
    clearTimeout(timer)
  }
}

/** @throws Error with a sentence if there is no response */
export async function ask(url: string, headers: Record<string, string> = {}): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(usual.patienceMs) }).catch((error: Error) => {
    const why = (error.cause as { code?: string })?.code ?? error.name
    throw new Error(`${new URL(url).host} cannot be reached (${why}): check the address, the network and the firewall.`)
  })
  return { status: answer.status, body: await answer.json().catch(() => null) }
}
