import { DetailedError, type HttpRequest, Upload } from 'tus-js-client'

interface ResumableUpload {
  endpoint: string
  /** Chosen here, so that a lost response does not cause a second upload. */
  uploadId: string
  /** Skips the existence check, which would log a 404 in the console. */
  isNew: boolean
  file: Blob
  token: string
  freshToken(): Promise<string | null>
  signal: AbortSignal
  send: typeof fetch
  progress(sentBytes: number, totalBytes: number): void
}

/** For short breaks; the outbox handles longer ones. Restarts after any progress. */
const retryAfterMs = [0, 500, 1_000, 3_000, 5_000]

/** The most that is lost if a worker is killed mid-upload. */
const pieceBytes = 1_048_576
/** A slower piece has silently lost its connection. */
const pieceWithinMs = 120_000

/** A request implementation for tus-js-client, whose own needs XMLHttpRequest, which workers lack. Reports progress per piece. */
function requestBy(send: typeof fetch, method: string, url: string): HttpRequest {
  const headers = new Headers()
  const cancel = new AbortController()
  return {
    getMethod: () => method,
    getURL: () => url,
    setHeader: (name, value) => headers.set(name, value),
    getHeader: (name) => headers.get(name) ?? undefined,
    setProgressHandler: () => undefined,
    async send(body: Blob | null = null) {
      const signal = AbortSignal.any([cancel.signal, AbortSignal.timeout(pieceWithinMs)])
      const response = await send(url, { method, headers, body, signal })
      const text = await response.text()
      return {
        getStatus: () => response.status,
        getHeader: (name) => response.headers.get(name) ?? undefined,
        getBody: () => text,
        getUnderlyingObject: () => response,
      }
    },
    abort: async () => cancel.abort(),
    getUnderlyingObject: () => null,
  }
}

/** Resumes even after a reload. Returns 200 when complete, 0 when offline or aborted, else the HTTP status. */
export function uploadResumably(options: ResumableUpload): Promise<number> {
  const { endpoint, uploadId, isNew, file, signal, send } = options
  let token: string | null = options.token
  let isTokenOld = false
  return new Promise((resolve) => {
    const upload = new Upload(file, {
      endpoint,
      // If the server no longer knows it, the 404 makes the client create it.
      ...(!isNew && { uploadUrl: new URL(`${endpoint}/${uploadId}`, location.href).href }),
      metadata: { uploadId, filetype: file.type },
      retryDelays: retryAfterMs,
      storeFingerprintForResuming: false,
      chunkSize: pieceBytes,
      httpStack: { createRequest: (method, url) => requestBy(send, method, url), getName: () => 'fetch' },
      async onBeforeRequest(request) {
        if (isTokenOld) token = await options.freshToken()
        isTokenOld = false
        request.setHeader('Authorization', `Bearer ${token ?? ''}`)
      },
      onShouldRetry(error) {
        const status = statusOf(error)
        isTokenOld = status === 401
        return status === 0 || status === 401 || status === 409 || status === 423 || status >= 500
      },
      onProgress: (sent, total) => options.progress(sent, total ?? file.size),
      onSuccess: () => resolve(200),
      onError: (error) => resolve(error instanceof DetailedError ? statusOf(error) : 0),
    })
    const abort = () => {
      void upload.abort()
      resolve(0)
    }
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    upload.start()
  })
}

const statusOf = (error: DetailedError) => error.originalResponse?.getStatus() ?? 0
