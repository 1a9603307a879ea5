import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

export interface CrowdResult {
  statuses: number[]
  /** The server process at its largest, MB. */
  peakMb: number
  otherRequests: number
  /** 99 of 100 other requests were answered within this, ms; before, with nothing else going on, and during. */
  idleP99Ms: number
  p99Ms: number
  tookMs: number
}

const pieceBytes = 256 * 1024
const boundary = '----greenroom'
const head = `--${boundary}\r\nContent-Disposition: form-data; name="audio"; filename="a.webm"\r\nContent-Type: video/webm\r\n\r\n`
const tail = `\r\n--${boundary}--\r\n`

/** The receiver in a separate process, to measure its memory alone. */
async function startProcess() {
  const child = fork(new URL('./receiver-process.ts', import.meta.url), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as AddressInfo).port))
    child.once('exit', () => reject(new Error('the receiver did not start')))
  })
  return { child, port }
}

const memoryMb = (pid: number) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

function upload(port: number, uid: string, bytes: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${uid}.0`,
      'idempotency-key': crypto.randomUUID(),
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': head.length + bytes + tail.length,
    }
    const sending = request({ port, host: '127.0.0.1', path: '/api/answers', method: 'POST', headers }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    sending.on('error', reject)
    sending.write(head)
    let left = bytes
    const piece = Buffer.alloc(pieceBytes, 7)
    const more = () => {
      while (left > 0) {
        const size = Math.min(left, pieceBytes)
        left -= size
        if (!sending.write(piece.subarray(0, size))) return sending.once('drain', more)
      }
      sending.end(tail)
    }
    more()
  })
}

function p99Of(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length * 0.99)] ?? Number.NaN
}

async function ask(port: number): Promise<number> {
  const startedAtMs = performance.now()
  await (await fetch(`http://127.0.0.1:${port}/healthz`)).text()
  return performance.now() - startedAtMs
}

/** Large uploads at the same time, while small requests come ten times a second. */
export async function sendAtOnce(people: number, bytes: number): Promise<CrowdResult> {
  const { child, port } = await startProcess()
  try {
    const idle: number[] = []
    for (let count = 0; count < 200; count++) idle.push(await ask(port))
    const startedAtMs = Date.now()
    const asked: number[] = []
    let isBusy = true
    const others = (async () => {
      while (isBusy) {
        asked.push(await ask(port))
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    })()
    const statuses = await Promise.all(Array.from({ length: people }, (_none, index) => upload(port, `person${index}`, bytes)))
    isBusy = false
    await others
    const tookMs = Date.now() - startedAtMs
    const figures = { otherRequests: asked.length, idleP99Ms: p99Of(idle), p99Ms: p99Of(asked), tookMs }
    return { statuses, peakMb: memoryMb(child.pid!), ...figures }
  } finally {
    child.kill()
  }
}

/** What an upload that is too large gets: the status of the answer on the same connection, or 'cut'. */
export async function sendTooMuch(bytes: number): Promise<{ status: number | 'cut'; nextStatus: number }> {
  const { child, port } = await startProcess()
  try {
    const status = await upload(port, 'ada', bytes).catch(() => 'cut' as const)
    const next = await new Promise<number>((resolve) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
      )
      socket.once('data', (data) => resolve(Number(data.toString().split(' ')[1])))
    })
    return { status, nextStatus: next }
  } finally {
    child.kill()
  }
}
