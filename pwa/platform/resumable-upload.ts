import { DetailedError, type HttpRequest, Upload } from 'tus-js-client'

interface ResumableUpload {
  /** Where uploads are created, for example '/api/uploads'. */
  endpoint: string
  /** Chosen here, so that a lost response does not lead to a second upload. */
  uploadId: string
  /** Nothing of it has been sent before: it is created without asking, which would leave a 404 in the console. */
  isNew: boolean
  file: Blob
  token: string
  freshToken(): Promise<string | null>
  signal: AbortSignal
  send: typeof fetch
  progress(sentBytes: number, totalBytes: number): void
}

/** Waits after short breaks; the outbox handles longer ones. The count restarts whenever some data got through. */
const retryAfterMs = [0, 500, 1_000, 3_000, 5_000]

/** What a worker that is killed in the middle loses at most. */
const pieceBytes = 1_048_576
/** A piece that takes longer has lost its connection unnoticed. */
const pieceWithinMs = 120_000

/** For tus-js-client, whose own requests need XMLHttpRequest, which workers lack. Progress is that of whole pieces. */
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

/**
 * Sends a file and continues where the server says it stopped, even after a reload.
 * @returns 200 when the server has everything, 0 without a connection or when aborted, else the HTTP status that stopped it
 */
export function uploadResumably(options: ResumableUpload): Promise<number> {
  const { endpoint, uploadId, isNew, file, signal, send } = options
  let token: string | null = options.token
  let isTokenOld = false
  return new Promise((resolve) => {
    const upload = new Upload(file, {
      endpoint,
      // Checked first; if the server no longer knows it, it responds 404 and the upload is created.
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
