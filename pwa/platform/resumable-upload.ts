import { DetailedError, Upload } from 'tus-js-client'

/** Import this file lazily, and from the page only: it needs XMLHttpRequest, which workers lack. */
export interface ResumableUpload {
  /** Where uploads are made, for example '/api/uploads'. */
  endpoint: string
  /** Chosen by us, so that a lost answer to the creation makes no second upload. */
  uploadId: string
  file: Blob
  token: string
  freshToken(): Promise<string | null>
  signal: AbortSignal
  progress(sentBytes: number, totalBytes: number): void
}

/** Short breaks are bridged here; longer ones by the outbox. The count starts anew whenever something got through. */
const retryAfterMs = [0, 500, 1_000, 3_000, 5_000]

/**
 * Sends a file, going on where the server says it stopped, also after a reload.
 * @returns the HTTP status that stopped it, 0 without a connection or when cut off, 200 when the server has everything
 */
export function uploadResumably(options: ResumableUpload): Promise<number> {
  const { endpoint, uploadId, file, signal } = options
  let token: string | null = options.token
  let isTokenOld = false
  return new Promise((resolve) => {
    const upload = new Upload(file, {
      endpoint,
      // Asked first; a server that has never heard of it answers 404, and the upload is made.
      uploadUrl: new URL(`${endpoint}/${uploadId}`, location.href).href,
      metadata: { uploadId, filetype: file.type },
      retryDelays: retryAfterMs,
      storeFingerprintForResuming: false,
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
    const cut = () => {
      void upload.abort()
      resolve(0)
    }
    if (signal.aborted) return cut()
    signal.addEventListener('abort', cut, { once: true })
    upload.start()
  })
}

const statusOf = (error: DetailedError) => error.originalResponse?.getStatus() ?? 0
