import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { Agent } from 'node:https'
import { type AddressInfo, connect } from 'node:net'

export interface LocalGoogle {
  port: number
  httpAgent: Agent
  /** Cuts or restores the connection to Google. */
  reachable(yes: boolean): void
  /** Signs claims like Google (RS256, key id `key-1`), or differently for forgeries. */
  token(claims: object, options?: { kid?: string | null; alg?: string; key?: KeyObject }): string
  publicKeyPem: string
  stop(): Promise<void>
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Runs firebase-admin in production mode, offline: real verification against keys served from 127.0.0.1. */
export async function startLocalGoogle(emulatorHost: string): Promise<LocalGoogle> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const publicKeyPem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  let isReachable = true
  const server = createServer((incoming, outgoing) => {
    if (incoming.headers.host !== 'www.googleapis.com') return forward(incoming, outgoing, emulatorHost)
    outgoing.setHeader('content-type', 'application/json').setHeader('cache-control', 'public, max-age=3600')
    outgoing.end(JSON.stringify({ 'key-1': publicKeyPem }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const httpAgent = agentTo(() => (isReachable ? port : 1))
  return {
    ...{ port, httpAgent },
    publicKeyPem,
    reachable: (yes) => {
      isReachable = yes
    },
    token(claims, { kid = 'key-1', alg = 'RS256', key = privateKey } = {}) {
      const text = `${part({ alg, typ: 'JWT', ...(kid ? { kid } : {}) })}.${part(claims)}`
      return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`
    },
    stop: () =>
      new Promise((resolve) => {
        httpAgent.destroy()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Redirects TLS connections for Google to plain TCP on this machine. */
export function agentTo(port: () => number): Agent {
  const agent = new Agent()
  agent.createConnection = () => connect(port(), '127.0.0.1')
  return agent
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, emulatorHost: string) {
  const [hostname, port] = emulatorHost.split(':')
  // The emulator's token for the project owner.
  const headers = { ...incoming.headers, host: emulatorHost, authorization: 'Bearer owner' }
  const path = `/${incoming.headers.host}${incoming.url}`
  const onwards = request({ hostname, port, path, method: incoming.method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
    answer.pipe(outgoing)
  })
  incoming.pipe(onwards)
}
