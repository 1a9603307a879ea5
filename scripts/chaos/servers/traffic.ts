import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Servers } from '../paid-answers/servers.ts'

const videoBytes = 1_000_000
const pieceBytes = 150_000
const retryAfterMs = 150
/** A killed server's upload lock expires within seconds. */
const uploadTries = 40
/** How long to follow an answer, or wait for a restarting database. */
const patienceMs = 90_000

const speech = readFileSync(new URL('../../../e2e/fixtures/speech.wav', import.meta.url))
const jobDescription =
  'Registered nurse for a medical ward with 30 beds. You plan care, lead shifts, teach students and speak with families. A license is required.'

/** What a user would notice. */
export interface Noticed {
  calls: number
  retries: number
  /** Calls that failed even after a retry. */
  lost: string[]
  /** Acknowledged charges: credits by key. */
  paid: Map<string, number>
  videos: number
  /** Videos that arrived byte for byte. */
  whole: number
}

export const nothingNoticed = (): Noticed => ({ ...{ calls: 0, retries: 0, videos: 0, whole: 0 }, lost: [], paid: new Map() })

/** Statuses that mean "not now", from a balancer, a stopping server, or an answer running elsewhere. */
const notNow = [409, 425, 429, 502, 503]

interface Somebody {
  uid: string
  noticed: Noticed
  /** Waits as long as the page does, instead of one retry. */
  isPatient: boolean
  /** Paid practices, each good for thirty takes. */
  practices: readonly string[]
}

/** A user whose calls go to either server; retries keep their key. */
export function personOn({ servers }: Servers, { uid, noticed, isPatient, practices }: Somebody) {
  let takes = 0
  const once = async (path: string, init: RequestInit) => {
    const up = servers.filter(({ isUp }) => isUp)
    const { url } = up[Math.floor(Math.random() * up.length)] ?? servers[0]!
    const response = await fetch(url + path, { ...init, signal: AbortSignal.timeout(patienceMs) }).catch(() => null)
    if (!response || !notNow.includes(response.status)) return response
    await response.body?.cancel()
    return null
  }
  async function call(path: string, init: RequestInit = {}, waits = isPatient): Promise<Response | null> {
    noticed.calls++
    const headers = { Authorization: `Bearer ${uid}`, Connection: 'close', ...(init.headers as Record<string, string>) }
    const giveUpAtMs = Date.now() + patienceMs
    for (let tries = 1; ; tries++) {
      const answer = await once(path, { ...init, headers })
      if (answer || (waits ? Date.now() > giveUpAtMs : tries === 2)) return answer
      noticed.retries++
      await sleep(retryAfterMs)
    }
  }
  const expect = async (what: string, answer: Response | null) => {
    const text = (await answer?.text().catch(() => null)) ?? null
    const isGood = Boolean(answer?.ok && text !== null)
    if (!isGood) noticed.lost.push(`${what}: ${answer?.status ?? 'no answer'} ${text ?? ''}`.slice(0, 200))
    return isGood
  }
  const form = (fields: Record<string, string | Blob>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return body
  }
  return {
    look: async () => expect('look', await call('/api/user/profile')),
    async spend() {
      const key = randomUUID()
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
      const body = JSON.stringify({ reason: 'resume_score', amount: 15 })
      if (await expect('spend', await call('/api/credits/deduct', { method: 'POST', headers, body }))) noticed.paid.set(key, 15)
    },
    /** A paid answer: held, streamed, settled. */
    async prepare() {
      const key = randomUUID()
      const body = form({ jobDescription, interviewRound: 'recruiter', resultType: 'complete' })
      const init = { method: 'POST', headers: { 'Idempotency-Key': key }, body }
      if (await expect('prepare', await call('/api/interview-prep/generate', init, true))) noticed.paid.set(key, 5)
    },
    async say() {
      const take = takes++
      const audio = new Blob([speech], { type: 'audio/wav' })
      const body = form({ sessionId: practices[Math.floor(take / 30)]!, questionIndex: `${Math.floor((take % 30) / 3)}`, audio })
      const init = { method: 'POST', headers: { 'Idempotency-Key': randomUUID() }, body }
      await expect('say', await call('/api/transcribe-audio', init, true))
    },
    /** Like tus-js-client: asks for the offset after every failure. */
    async upload() {
      const bytes = randomBytes(videoBytes)
      const uploadId = randomUUID()
      const tus = { 'Tus-Resumable': '1.0.0' }
      const metadata = `uploadId ${Buffer.from(uploadId).toString('base64')}`
      const creation = { ...tus, 'Upload-Length': `${bytes.length}`, 'Upload-Metadata': metadata }
      const offset = async () => {
        const answer = await call(`/api/uploads/${uploadId}`, { method: 'HEAD', headers: tus })
        return answer?.status === 200 ? Number(answer.headers.get('upload-offset')) : null
      }
      await expect('begin an upload', await call('/api/uploads', { method: 'POST', headers: creation }))
      let at = 0
      for (let tries = 0; at < bytes.length && tries < uploadTries; ) {
        const headers = { ...tus, 'Upload-Offset': `${at}`, 'Content-Type': 'application/offset+octet-stream' }
        const body = bytes.subarray(at, at + pieceBytes)
        const answer = await call(`/api/uploads/${uploadId}`, { method: 'PATCH', headers, body }, false)
        if (answer?.status === 204) at = Number(answer.headers.get('upload-offset'))
        else {
          tries++
          await sleep(retryAfterMs)
          at = (await offset()) ?? at
        }
      }
      if (at < bytes.length) noticed.lost.push(`upload: ${at} of ${bytes.length} bytes`)
      noticed.videos++
      return { uploadId, bytes }
    },
  }
}
