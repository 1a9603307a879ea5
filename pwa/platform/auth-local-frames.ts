/** The part of `gapi.iframes` that Firebase's popup needs; the rest is in api/local/auth-emulator-pages.ts. */
interface FrameMessage {
  greenroomFrame: true
  kind: 'hello' | 'call' | 'answer'
  id?: string
  name?: string
  data?: unknown
}

type Handler = (data: unknown) => unknown

interface OpenOptions {
  where: HTMLElement
  url: string
  attributes: { style: Partial<CSSStyleDeclaration> } & Record<string, unknown>
}

/** Defines `gapi`, which accepts messages from the emulator's origin only. */
export function defineLocalFrames(emulatorUrl: string) {
  const origin = new URL(emulatorUrl).origin
  const context = { open: (options: OpenOptions, opened: (frame: object) => unknown) => opened(openFrame(options, origin)) }
  const gapi = {
    load: (_name: string, { callback }: { callback: () => void }) => callback(),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => context },
  }
  Object.assign(window, { gapi })
}

function openFrame({ where, url, attributes }: OpenOptions, origin: string) {
  const element = document.createElement('iframe')
  const { style, ...rest } = attributes
  Object.assign(element.style, style)
  for (const [name, value] of Object.entries(rest)) element.setAttribute(name, String(value))
  const conversation = talkWith(element, origin)
  element.src = url
  where.append(element)
  return { restyle: async () => {}, ...conversation }
}

/** Firebase's callback throws after taking the answer; Google's library ignores that too. */
function answered(waiting: Map<string, (answers: unknown[]) => void>, id: string, answer: unknown) {
  try {
    waiting.get(id)?.([answer])
  } catch {
  } finally {
    waiting.delete(id)
  }
}

function talkWith(element: HTMLIFrameElement, origin: string) {
  const handlers = new Map<string, Handler>()
  const early = new Map<string, FrameMessage[]>()
  const waiting = new Map<string, (answers: unknown[]) => void>()
  const hello = Promise.withResolvers<void>()
  const post = (message: Omit<FrameMessage, 'greenroomFrame'>) =>
    element.contentWindow?.postMessage({ greenroomFrame: true, ...message }, origin)
  const answerCall = async (message: FrameMessage, handler: Handler) =>
    post({ kind: 'answer', id: message.id ?? '', data: await handler(message.data) })

  window.addEventListener('message', (event: MessageEvent<FrameMessage | null>) => {
    const message = event.data
    if (event.origin !== origin || event.source !== element.contentWindow || message?.greenroomFrame !== true) return
    const { kind, id = '', name = '' } = message
    if (kind === 'hello') hello.resolve()
    if (kind === 'answer') answered(waiting, id, message.data)
    if (kind !== 'call') return
    const handler = handlers.get(name)
    if (handler) void answerCall(message, handler)
    else early.set(name, [...(early.get(name) ?? []), message])
  })

  return {
    ping: () => hello.promise,
    register(name: string, handler: Handler) {
      handlers.set(name, handler)
      for (const message of early.get(name) ?? []) void answerCall(message, handler)
      early.delete(name)
    },
    send(name: string, data: unknown, answered: (answers: unknown[]) => void) {
      const id = crypto.randomUUID()
      waiting.set(id, answered)
      post({ kind: 'call', id, name, data })
    },
  }
}
